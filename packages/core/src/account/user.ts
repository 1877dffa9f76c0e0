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
  readonly phoneE164: string | null
  readonly scopes: readonly Scope[]
  readonly company: Company | null
  readonly requestedCarrierId: CarrierId | null
  readonly paywall: Paywall
  readonly watchdogLimits: WatchdogLimits
  readonly createdAt: string
}

/** Feature flags of one user, by name. A name the server did not send is off. Section 7, "Auth and user". */
export type FeatureFlags = ReadonlySet<string>
