import { authorityAge, interstateAuthority } from './authority-rules.ts'
import { addMonths } from '../../kernel/calendar.ts'
import { coverAtLeast } from './cover-at-least.ts'
import type { CarrierFacts } from './facts.ts'
import { orTooOld } from './too-old.ts'
import { isUnderOrder } from './under-order.ts'
import { orUnread } from './unread.ts'
import { verified } from './verified.ts'
import { type Finding, NOT_ALLOWED, type Rule, SOURCES, statusOrigin } from './finding.ts'

const RATINGS: Readonly<Record<string, 'pass' | 'fail'>> = { S: 'pass', C: 'fail', U: 'fail' }

/** Satisfactory, or unrated as most carriers are. A carrier is known to be unrated only when it has a safety record. */
const safetyRating: Rule = ({ safety }) => {
  const found = { source: safety.source ?? SOURCES.safety, as_of: safety.as_of }
  const { rating } = safety
  if (rating === null && safety.as_of === null) return { ...found, result: 'incomplete', value: null }
  const result = rating === null ? 'pass' : (RATINGS[rating] ?? 'incomplete')
  return { ...found, result, value: { code: 'rating', rating } }
}

const MONTHS = 24

/** An inspection of the last 24 calendar months. A record that counts none is a fail; no record is incomplete. */
const recentInspection: Rule = ({ safety }, today) => {
  const found = {
    source: safety.inspections_source ?? SOURCES.safety,
    as_of: safety.last_inspection_as_of ?? safety.inspections_as_of ?? safety.as_of,
  }
  if (safety.last_inspection_date !== null)
    return {
      ...found,
      result: safety.last_inspection_date >= addMonths(today, -MONTHS) ? 'pass' : 'fail',
      value: { code: 'inspected', on: safety.last_inspection_date },
    }
  if (safety.inspections_24_months === null) return { ...found, result: 'incomplete', value: null }
  const count = safety.inspections_24_months
  return count > 0
    ? { ...found, result: 'pass', value: { code: 'inspections', count, months: MONTHS } }
    : { ...found, result: 'fail', value: { code: 'no_inspection', months: MONTHS } }
}

const STATUSES: Readonly<Record<string, 'pass' | 'fail'>> = {
  A: 'pass',
  I: 'fail',
  'OUT-OF-SERVICE': 'fail',
  'NOT AUTHORIZED': 'fail',
  [NOT_ALLOWED]: 'fail',
}

/** The agency lists the carrier as active. A letter that no publication explains (P) is incomplete, not a guess. */
const operatingStatus: Rule = ({ census }) => {
  const found = statusOrigin(census)
  const { status_code: status } = census
  if (status === null) return { ...found, result: 'incomplete', value: null }
  return { ...found, result: STATUSES[status] ?? 'incomplete', value: { code: 'status', status } }
}

/** A truck was seen at the carrier's place of business, or the company checked it. */
export const physicalLocation = verified('physical_location', SOURCES.visits, { code: 'no_activity' })

/** A manually entered identifier was found in its register, or by the company's own check. */
const manualIdentifier = verified('manual_identifier', SOURCES.typed, { code: 'not_in_register' })

/** No out-of-service order is in force. Incomplete: it is not on record whether one is. */
export const noOutOfServiceOrder: Rule = ({ safety }, today) => {
  const { orders_as_of = null, orders_source = null } = safety
  const found =
    orders_as_of === null && orders_source === null
      ? { source: SOURCES.safety, as_of: safety.as_of }
      : { source: orders_source ?? SOURCES.orders, as_of: orders_as_of }
  const isUnder = isUnderOrder(safety, today)
  if (isUnder === null) return { ...found, result: 'incomplete', value: null }
  return isUnder
    ? { ...found, result: 'fail', value: { code: 'order_in_force' } }
    : { ...found, result: 'pass', value: { code: 'no_order' } }
}

/** The rule of each rule type. Source: section 9, "Rule types", in its order. */
export const RULES = {
  active_interstate_authority: interstateAuthority,
  authority_age_at_least_3_months: authorityAge(3),
  authority_age_at_least_6_months: authorityAge(6),
  bipd_at_least_750000: coverAtLeast('bipd', 750_000),
  bipd_at_least_1000000: coverAtLeast('bipd', 1_000_000),
  cargo_at_least_100000: coverAtLeast('cargo', 100_000),
  satisfactory_or_unrated_safety_rating: safetyRating,
  active_operating_status: operatingStatus,
  inspected_within_last_24_months: recentInspection,
  no_active_out_of_service_orders: noOutOfServiceOrder,
  verified_physical_location_activity: physicalLocation,
  verified_manually_entered_identifier: manualIdentifier,
  general_liability_at_least_1000000: coverAtLeast('general_liability', 1_000_000),
} as const satisfies Record<string, Rule>

export type RuleType = keyof typeof RULES
export const RULE_TYPES = Object.keys(RULES) as readonly RuleType[]

/** The value that makes a rule of a set active. Source: section 9, "Active rule value". */
const ACTIVE = 2

/** The rule types that a rule set has assessed, in the order of the table. Any value but 2, null too, is not assessed. */
export const assessedTypes = (values: Readonly<Record<string, number | null>>): readonly RuleType[] =>
  RULE_TYPES.filter(type => values[type] === ACTIVE)

/** The findings of one carrier for some rule types, on a day, under the limits of age and with the files in its facts. Empty: no rule types give no findings. */
export const assess = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  today: string,
): Readonly<Partial<Record<RuleType, Finding>>> =>
  Object.fromEntries(
    types.map(type => {
      const finding = orUnread(type, RULES[type](facts, today), facts.files, today)
      return [type, orTooOld(type, finding, facts.ages ?? {}, today)]
    }),
  )
