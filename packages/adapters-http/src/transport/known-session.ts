import type { CompanyId, Paywall, UserId } from '@fairhaul/core'

/**
 * The session as last reported by the server, held in memory only: a reload requests it again. The session
 * itself is a cookie that no script reads.
 */
export interface KnownSession {
  /** The CSRF token, sent as `x-csrf-token` with each unsafe method. */
  readonly csrfToken: string | null
  /** Null: no one is signed in. */
  readonly userId: UserId | null
  /** The caller's company, which a few filters need. Null during sign-up. */
  readonly companyId: CompanyId | null
  /** The plan's search limit and usage, when known. Null: no one is signed in. */
  readonly searches: Pick<Paywall, 'limits' | 'usage'> | null
  /** The place in the company's events at that response. Null: the monitor does not say. */
  readonly eventsCursor: string | null
}

/** No one is signed in. */
export const NO_USER: KnownSession = {
  csrfToken: null,
  userId: null,
  companyId: null,
  searches: null,
  eventsCursor: null,
}

/** The session is still unknown: a cookie may exist from an earlier page. */
export const NOT_LOADED_YET: KnownSession = { ...NO_USER }
