import type { CarrierId, UserId } from '../shared/ids.ts'
import type { Company } from './company.ts'
import type { Paywall, WatchdogLimits } from './paywall.ts'
import type { Scope } from './scopes.ts'

/** The person who is signed in. Source: section 3, "Current user". */
export interface CurrentUser {
  readonly id: UserId
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  /** With its country: `+13125550142`. */
  readonly phoneE164: string | null
  readonly scopes: readonly Scope[]
  readonly company: Company | null
  /** The carrier that the person requested to work for. */
  readonly requestedCarrierId: CarrierId | null
  readonly paywall: Paywall
  readonly watchdogLimits: WatchdogLimits
  /** An instant. */
  readonly createdAt: string
  /**
   * Proof for the chat's provider of who the user is. The server makes it for the caller alone; null if it knows no
   * chat.
   */
  readonly chatVerificationHash: string | null
}

/** Feature flags of one user, by name. A name the server did not send is off. Source: section 3, "Current user". */
export type FeatureFlags = ReadonlySet<string>
