import { NOT_ALLOWED } from '../carrier/facts/census-facts.ts'
import { inspectionsSource, ordersSource, ratingSource, statusSource } from '../carrier/facts/fact-sources.ts'
import type { CarrierChecks } from '../carrier/carrier.ts'
import { decidingVerification, OWN_CHECK_SOURCE } from '../carrier/check/deciding-verification.ts'
import type { RuleResult } from '../rules/assessment.ts'
import type { FindingValue } from '../rules/finding-value.ts'
import { addMonths } from '../shared/calendar-date.ts'
import { type FactsRead, type FindingRule, found, notOnRecord, type RulesOfKinds } from './finding-rule.ts'

const statusOf = ({ census }: FactsRead) => statusSource(census)
const ratingOf = ({ safety }: FactsRead) => ratingSource(safety)
const inspectionsOf = ({ safety }: FactsRead<'safety'>) => inspectionsSource(safety)

const RATINGS: ReadonlyMap<string, RuleResult> = new Map([
  ['S', 'pass'],
  ['C', 'fail'],
  ['U', 'fail'],
])

/**
 * The safety rating is satisfactory, or the carrier was never rated, which is normal.
 *
 * Empty: incomplete without a safety record (no day it is of), as it is unknown whether it is unrated.
 * Source: section 9, "Rule types". Choice: an unknown letter is incomplete.
 */
export const satisfactoryOrUnrated: FindingRule = facts => {
  const { rating, asOf } = facts.safety
  if (rating === null)
    return asOf === null
      ? notOnRecord(ratingOf(facts))
      : found(ratingOf(facts), 'pass', { code: 'rating', rating })
  return found(ratingOf(facts), RATINGS.get(rating) ?? 'incomplete', { code: 'rating', rating })
}

const STATUSES: ReadonlyMap<string, RuleResult> = new Map([
  ['A', 'pass'],
  ['I', 'fail'],
  ['OUT-OF-SERVICE', 'fail'],
  ['NOT AUTHORIZED', 'fail'],
  [NOT_ALLOWED, 'fail'],
])

/**
 * The agency lists the carrier as active, and does not say that it is not allowed to operate.
 *
 * Empty: incomplete. Source: section 9, "Rule types". Choice: a letter that no publication explains is incomplete.
 */
export const activeOperatingStatus: FindingRule = facts => {
  const { status } = facts.census
  if (status === null) return notOnRecord(statusOf(facts))
  return found(statusOf(facts), STATUSES.get(status) ?? 'incomplete', { code: 'status', status })
}

const COUNTED_MONTHS = 24

/** The result of a count of the last 24 months without a day, for another number of months. */
const countedResult = (count: number, months: number): RuleResult => {
  if (count === 0 && months <= COUNTED_MONTHS) return 'fail'
  return count > 0 && months >= COUNTED_MONTHS ? 'pass' : 'incomplete'
}

/**
 * There was an inspection in the last so many calendar months; one on the first day of them counts.
 *
 * Empty: incomplete; a record that counts none is known, so it fails. A count without a day is of 24 months, so it does
 * not say whether there was one in fewer, nor, when it is none, in more.
 * Source: section 9, "Rule types".
 */
export const inspectedWithinRule =
  (months: number): FindingRule<'safety'> =>
  (facts, today) => {
    const { lastInspectedOn, inspections24Months: count } = facts.safety
    const record = inspectionsOf(facts)
    if (lastInspectedOn !== null) {
      const isRecent = lastInspectedOn >= addMonths(today, -months)
      return found(record, isRecent ? 'pass' : 'fail', { code: 'inspected', on: lastInspectedOn })
    }
    if (count === null) return notOnRecord(record)
    return found(
      record,
      countedResult(count, months),
      count > 0
        ? { code: 'inspections', count, months: COUNTED_MONTHS }
        : { code: 'no_inspection', months: COUNTED_MONTHS },
    )
  }

/** No out-of-service order is in force. Empty: incomplete. Source: section 9, "Rule types". */
export const noOutOfServiceOrder: FindingRule = facts => {
  const { outOfService } = facts.safety
  const record = ordersSource(facts.safety)
  if (outOfService === null) return notOnRecord(record)
  return outOfService
    ? found(record, 'fail', { code: 'order_in_force' })
    : found(record, 'pass', { code: 'no_order' })
}

const LAPSED = { ended: 'check_ended', withdrawn: 'check_withdrawn' } as const

const verified =
  (part: keyof CarrierChecks, recorded: string, otherwise: FindingValue): FindingRule =>
  (facts, today) => {
    const { isOwn, isVerified, on, lapsed } = decidingVerification(facts[part], today)
    const record = { source: isOwn ? OWN_CHECK_SOURCE : recorded, asOf: on }
    if (lapsed !== null) return found(record, 'incomplete', { code: LAPSED[lapsed.how], on: lapsed.on })
    if (isVerified === null) return notOnRecord(record)
    if (!isVerified) return found(record, 'fail', otherwise)
    return found(record, 'pass', { code: 'verified', on })
  }

/**
 * A truck was seen at the carrier's place of business, or the company checked the place by itself.
 *
 * Empty: incomplete; a check that ended says so. Source: section 9, "Rule types"; section 3, "Check of one's own".
 */
export const verifiedLocation: FindingRule = verified('physicalLocation', 'Location activity', {
  code: 'no_activity',
})

/**
 * A manually entered identifier was found in its register, or by a check of the company's own.
 *
 * Empty: incomplete; a check that ended says so. Source: section 9, "Rule types"; section 3, "Check of one's own".
 */
export const verifiedIdentifier: FindingRule = verified('typedIdentifier', 'Identifier check', {
  code: 'not_in_register',
})

/** What decides the rules of operations, by kind. Source: section 9, "Rule types". */
export const OPERATION_RULES = {
  satisfactory_or_unrated_safety_rating: () => satisfactoryOrUnrated,
  active_operating_status: () => activeOperatingStatus,
  inspected_within_last: inspectedWithinRule,
  no_active_out_of_service_orders: () => noOutOfServiceOrder,
  verified_physical_location_activity: () => verifiedLocation,
  verified_manually_entered_identifier: () => verifiedIdentifier,
} as const satisfies RulesOfKinds
