import type { RuleType } from '@fairhaul/core'

const AUTHORITY = [
  'active_interstate_authority',
  'authority_age_at_least_3_months',
  'authority_age_at_least_6_months',
] as const
const AGE = AUTHORITY.slice(1)
const BIPD = ['bipd_at_least_750000', 'bipd_at_least_1000000'] as const
const COVER = [...BIPD, 'cargo_at_least_100000'] as const
const ORDERS = ['no_active_out_of_service_orders'] as const

/** The rules that federal files decide. */
export const LIVED_RULES = [
  ...AUTHORITY,
  ...COVER,
  'satisfactory_or_unrated_safety_rating',
  'active_operating_status',
  'inspected_within_last_24_months',
  ...ORDERS,
] as const satisfies readonly RuleType[]
/** One of the rules that files decide. */
export type LivedRule = (typeof LIVED_RULES)[number]

/** Why files that were all read cannot tell what is true, and of which rules. */
export const UNKNOWNS = {
  'nothing of it was ever filed': [...AUTHORITY, ...COVER, 'inspected_within_last_24_months'],
  'the day of the grant was never published': AGE,
  'a change of the authority is in no history': AUTHORITY,
  'authority of another kind is active, and that for freight has ended': AUTHORITY,
  'a notice was pending on the frozen day': AUTHORITY,
  'a notice is due and its history was not read so far': AUTHORITY,
  'the docket was given to another carrier': [...AUTHORITY, ...COVER],
  'rows contradict each other': ORDERS,
  'two states on one day': AUTHORITY,
  'the state of the authority is in no file': AUTHORITY,
  'rows on a policy contradict each other': COVER,
  'the register has no cover on file': COVER,
  'a policy has no number': COVER,
  'a cancellation names no policy': COVER,
  'a policy is no longer listed': COVER,
} as const satisfies Readonly<Record<string, readonly LivedRule[]>>
/** The name of a reason for which something cannot be known. */
export type Unknown = keyof typeof UNKNOWNS
