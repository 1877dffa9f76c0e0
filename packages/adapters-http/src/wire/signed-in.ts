import {
  type Company,
  type CurrentUser,
  type Paywall,
  SCOPES,
  type Scope,
  type WatchdogLimits,
} from '@fairhaul/core'
import type { KnownSession } from '../transport/known-session.ts'
import { knownValues } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, id, instant, nullable, optional, text, yesNo } from './values.ts'

/** A setting that a monitor may leave out: then it is off. */
const isTrue: Reader<boolean> = value => value === true

const company: Reader<Company> = record({
  id: nullable(id<'company'>),
  legal_name: nullable(text),
  company_type: nullable(text),
  plan_id: nullable(text),
  status: nullable(text),
  carrier_id: nullable(id<'carrier'>),
  hide_vehicle_search: yesNo,
  created_at: nullable(instant),
  trial_ends_at: optional(instant),
  own_rate_confirmations_only: isTrue,
  contact_window_days: optional(count),
})

const paywall: Reader<Paywall> = record({
  is_watchdog: yesNo,
  can_api: yesNo,
  can_api_with_insights: yesNo,
  can_connect: yesNo,
  can_rule: yesNo,
  can_lane_search: yesNo,
  can_rate_confirmation: yesNo,
  can_export: yesNo,
  can_export_with_insights: yesNo,
  can_view_insights: yesNo,
  can_view_insurance_certificates: yesNo,
  limits: record({ carrier_searches: nullable(count) }),
  usage: record({ carrier_searches_count: count }),
})

const watchdogLimits: Reader<WatchdogLimits> = record({
  can_view_full_carrier_profile_for_watchdog: ['canViewFullCarrierProfile', yesNo],
  can_carrier_search_for_watchdog: ['canCarrierSearch', yesNo],
})

/** A scope that this portal does not know has no effect and is left out. */
const scopes: Reader<readonly Scope[]> = knownValues(SCOPES)

/** A monitor without chat may leave it out. */
const chatHash: Reader<string | null> = value => (value === undefined ? null : nullable(text)(value))

/** The person who is signed in. Source: section 3, "Current user". */
const currentUser: Reader<CurrentUser> = record({
  id: id<'user'>,
  first_name: nullable(text),
  last_name: nullable(text),
  email: text,
  phone_e164: nullable(text),
  scopes,
  company: nullable(company),
  requested_carrier_id: nullable(id<'carrier'>),
  paywall,
  watchdog_limits: watchdogLimits,
  created_at: instant,
  chat_verification_hash: chatHash,
})

/** The CSRF token of calls before there is a session. */
export const BEFORE_SESSION = 'sign-in'

/** The response of `refresh_jwt`, `sign_in/code` and the sign-up calls: the user and the next CSRF token. */
export const signedIn = record({ user: currentUser, csrf_token: text, events_cursor: optional(text) })

/** The session data of the same response, for later calls. An API key has no CSRF token. */
export const knownSession: Reader<KnownSession> = body => {
  const { user, csrfToken, eventsCursor } = signedIn(body)
  return {
    csrfToken: csrfToken || null,
    userId: user.id,
    companyId: user.company?.id ?? null,
    searches: user.paywall,
    eventsCursor,
  }
}
