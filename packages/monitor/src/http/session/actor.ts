import type { PaywallFlag } from '../../database/paywall-flags.ts'
import type { KeyScope } from '../api-keys/key-scopes.ts'

/** The session of a browser. */
export interface ActorSession {
  readonly id: number
  readonly csrfToken: string
  readonly createdAt: Date
  readonly refreshedAt: Date
}

/** The user who makes a call, read in one statement. The names are those of the wire. */
export interface Actor {
  /** Null: the call has an API key. */
  readonly session: ActorSession | null
  /** The API key of the call, and what it may do. Null: the call has a session. */
  readonly key: { readonly id: number; readonly name: string; readonly scopes: readonly KeyScope[] } | null
  /** The id of the call that they make. */
  readonly requestId: string
  readonly user: {
    readonly id: number
    readonly first_name: string | null
    readonly last_name: string | null
    readonly email: string
    readonly phone_e164: string | null
    readonly scopes: readonly string[]
    readonly requested_carrier_id: number | null
    readonly created_at: Date
  }
  /** Null during sign-up. */
  readonly company: {
    readonly id: number
    readonly legal_name: string
    readonly company_type: string
    readonly plan_id: string | null
    readonly status: string | null
    readonly carrier_id: number | null
    readonly hide_vehicle_search: boolean
    readonly own_rate_confirmations_only: boolean
    readonly contact_window_days: number | null
    readonly created_at: Date
    /** When its trial ends. Null: it is on none, or on one that does not end by itself. */
    readonly trial_ends_at: Date | null
    /** The first day of the next version of its policy. Null: none is to come. */
    readonly policy_due_on: string | null
  } | null
  /** Without a company every feature is off. */
  readonly paywall: Readonly<Record<PaywallFlag, boolean>> & {
    readonly is_watchdog: boolean
    readonly limits: { readonly carrier_searches: number | null }
    readonly usage: { readonly carrier_searches_count: number }
  }
  readonly watchdogLimits: {
    readonly can_view_full_carrier_profile_for_watchdog: boolean
    readonly can_carrier_search_for_watchdog: boolean
  }
  /** The user's access has to be reviewed first: requests get 418. */
  readonly accessReviewPending: boolean
}

/** An actor, before they make a call. */
export type FoundActor = Omit<Actor, 'requestId'>

/** The company of a user who passed the guards of a broker route, never taken from the request. */
export function companyOf(actor: Actor): number {
  if (actor.company === null) throw new Error('A broker route ran without a company.')
  return actor.company.id
}

/** The session of a call to a route that is only for sessions. */
export function sessionOf({ session }: Actor): ActorSession {
  if (session === null) throw new Error('A route of sessions ran with an API key.')
  return session
}
