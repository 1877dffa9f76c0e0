import type { CompanyId, Paywall } from '@fairhaul/core'

/**
 * What the last answer about the session said, held in memory only: a reload forgets it and asks again. The session
 * itself is a cookie that no script reads.
 */
export interface KnownSession {
  /** The proof that a call comes from this portal, sent as `x-csrf-token` with each unsafe method. */
  readonly csrfToken: string | null
  /** The caller's own company, which a few filters have to name. Null while someone signs up. */
  readonly companyId: CompanyId | null
  /** The searches that the plan holds and those that were made, when that was told. Null: nobody is here. */
  readonly searches: Pick<Paywall, 'limits' | 'usage'> | null
}

/** Nobody is signed in. */
export const NO_USER: KnownSession = { csrfToken: null, companyId: null, searches: null }

/** Nothing has been answered yet: there may be a session, as a cookie outlives a page. */
export const NOT_LOADED_YET: KnownSession = { ...NO_USER }
