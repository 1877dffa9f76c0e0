import { authorityAge, interstateAuthority } from './authority-rules.ts'
import { addMonths } from '../../kernel/calendar.ts'
import { coverAtLeast } from './cover-at-least.ts'
import type { CarrierFacts } from './facts.ts'
import { orTooOld } from './too-old.ts'
import { isUnderOrder } from './under-order.ts'
import { orUnread } from './unread.ts'
import type { FindingValue } from '../terms/finding-value.ts'
import { KNOWN_RULES, type RuleKindName } from '../terms/known-rules.ts'
import { RULE_TYPES, type RuleType, standardThreshold } from '../terms/rule-types.ts'
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

/** A count of inspections without a day is of so many months. */
const COUNTED_MONTHS = 24

/** The result of a count without a day, for another number of months. */
const countedResult = (count: number, months: number): Finding['result'] => {
  if (count === 0 && months <= COUNTED_MONTHS) return 'fail'
  return count > 0 && months >= COUNTED_MONTHS ? 'pass' : 'incomplete'
}

/** An inspection of the last so many calendar months. A record that counts none is a fail; no record is incomplete. */
const recentInspection =
  (months: number): Rule =>
  ({ safety }, today) => {
    const found = {
      source: safety.inspections_source ?? SOURCES.safety,
      as_of: safety.last_inspection_as_of ?? safety.inspections_as_of ?? safety.as_of,
    }
    if (safety.last_inspection_date !== null)
      return {
        ...found,
        result: safety.last_inspection_date >= addMonths(today, -months) ? 'pass' : 'fail',
        value: { code: 'inspected', on: safety.last_inspection_date },
      }
    const count = safety.inspections_24_months
    if (count === null) return { ...found, result: 'incomplete', value: null }
    return {
      ...found,
      result: countedResult(count, months),
      value:
        count > 0
          ? { code: 'inspections', count, months: COUNTED_MONTHS }
          : { code: 'no_inspection', months: COUNTED_MONTHS },
    }
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

/** Someone looked for it and found it. Incomplete: there was nothing to look for, or no one looked. */
const verified =
  (what: 'physical_location' | 'manual_identifier', source: string, notFound: FindingValue): Rule =>
  ({ [what]: { is_verified, verified_on } }) => {
    const found = { source, as_of: verified_on }
    if (is_verified === null) return { ...found, result: 'incomplete', value: null }
    return is_verified
      ? { ...found, result: 'pass', value: { code: 'verified', on: verified_on } }
      : { ...found, result: 'fail', value: notFound }
  }

/** A truck was seen at the carrier's place of business. */
export const physicalLocation = verified('physical_location', SOURCES.visits, { code: 'no_activity' })

/** A manually entered identifier was found in its register. */
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

type RuleWithThreshold = (threshold: number) => Rule

/** A rule whose question has no number. */
const always =
  (rule: Rule): RuleWithThreshold =>
  () =>
    rule

/** What decides each kind of rule, by its threshold. Source: section 9, "Rule types". */
const RULES: Readonly<Record<RuleKindName, RuleWithThreshold>> = {
  active_interstate_authority: always(interstateAuthority),
  authority_age_at_least: authorityAge,
  bipd_at_least: usd => coverAtLeast('bipd', usd),
  cargo_at_least: usd => coverAtLeast('cargo', usd),
  general_liability_at_least: usd => coverAtLeast('general_liability', usd),
  satisfactory_or_unrated_safety_rating: always(safetyRating),
  active_operating_status: always(operatingStatus),
  inspected_within_last: recentInspection,
  no_active_out_of_service_orders: always(noOutOfServiceOrder),
  verified_physical_location_activity: always(physicalLocation),
  verified_manually_entered_identifier: always(manualIdentifier),
}

/** The value that makes a rule of a set active. Source: section 9, "Active rule value". */
const ACTIVE = 2

/** The rule types that a rule set has assessed, in the order of the table. Any value but 2, null too, is not assessed. */
export const assessedTypes = (values: Readonly<Record<string, number | null>>): readonly RuleType[] =>
  RULE_TYPES.filter(type => values[type] === ACTIVE)

/**
 * The finding of one rule from the facts of a carrier, on a day, under the limits of age and with the files in its facts.
 * `threshold`: the number that it measures by, in whole US dollars or months, that of its name by default.
 */
export const assessRule = (
  type: RuleType,
  facts: CarrierFacts,
  today: string,
  threshold = standardThreshold(type),
): Finding => {
  const finding = RULES[KNOWN_RULES[type].kind](Number(threshold))(facts, today)
  return orTooOld(type, orUnread(type, finding, facts.files, today), facts.ages ?? {}, today)
}

/** The findings of one carrier for some rule types, on a day. Empty: no rule types give no findings. */
export const assess = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  today: string,
): Readonly<Partial<Record<RuleType, Finding>>> =>
  Object.fromEntries(types.map(type => [type, assessRule(type, facts, today)]))
