import type { Generated } from 'kysely'
import type { Id, Instant, InstantByDefault } from './columns.ts'

export interface CompaniesTable {
  id: Id
  legal_name: string
  company_type: string
  brand: 'main' | 'watchdog'
  plan_id: string | null
  /** `active`, `subscription_or_trial_expired`, or another status, stored as received. */
  status: string | null
  /** The company's own carrier record. Null: it is not a carrier. */
  carrier_id: number | null
  hide_vehicle_search: Generated<boolean>
  /** Its users see only the rate confirmations that they sent. */
  own_rate_confirmations_only: Generated<boolean>
  /** How many days a contact is new. Null: it has set none. */
  contact_window_days: number | null
  can_api: Generated<boolean>
  can_api_with_insights: Generated<boolean>
  can_connect: Generated<boolean>
  can_rule: Generated<boolean>
  can_lane_search: Generated<boolean>
  can_rate_confirmation: Generated<boolean>
  can_export: Generated<boolean>
  can_export_with_insights: Generated<boolean>
  can_view_insights: Generated<boolean>
  can_view_insurance_certificates: Generated<boolean>
  /** Carrier searches that the plan allows. Null: no limit. */
  carrier_searches_limit: number | null
  carrier_searches_count: Generated<number>
  /** The name of its time zone, as in America/Chicago. Null: UTC. Only digests are sent by it. */
  time_zone: string | null
  /** When the trial ends. Null: it does not end by itself. */
  trial_ends_at: Instant | null
  created_at: InstantByDefault
}

export interface UsersTable {
  id: Id
  /** Lower case; the table refuses anything else, and the same address twice. */
  email: string
  first_name: string | null
  last_name: string | null
  phone_e164: string | null
  scopes: Generated<string[]>
  /** Null while the user is signing up. */
  company_id: number | null
  requested_carrier_id: number | null
  can_view_full_carrier_profile_for_watchdog: Generated<boolean>
  can_carrier_search_for_watchdog: Generated<boolean>
  /** True: calls are answered with 418 until the access has been reviewed. */
  access_review_pending: Generated<boolean>
  /** The referrer in the link of their sign-up. */
  referrer: string | null
  created_at: InstantByDefault
}

/** A flag without a row is off. */
export interface FeatureFlagsTable {
  user_id: number
  name: string
  is_on: boolean
}

export interface AccountTables {
  companies: CompaniesTable
  users: UsersTable
  feature_flags: FeatureFlagsTable
}
