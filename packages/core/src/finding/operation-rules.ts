import { UNRATED } from '../carrier/facts/safety-facts.ts'
import { NOT_ALLOWED } from '../carrier/facts/census-facts.ts'
import { inspectionsSource, ordersSource, ratingSource, statusSource } from '../carrier/facts/fact-sources.ts'
import type { Verification } from '../carrier/carrier.ts'
import type { RuleResult } from '../rules/assessment.ts'
import { addMonths, formatCalendarDate } from '../shared/calendar-date.ts'
import { type FactsRead, type FindingRule, found, notOnRecord } from './finding-rule.ts'

type OperationFinding = readonly [result: RuleResult, texts: string]

const statusOf = ({ census }: FactsRead) => statusSource(census)
const ratingOf = ({ safety }: FactsRead) => ratingSource(safety)
const inspectionsOf = ({ safety }: FactsRead<'safety'>) => inspectionsSource(safety)

const RATINGS: ReadonlyMap<string, OperationFinding> = new Map<string, OperationFinding>([
  ['S', ['pass', 'Satisfactory']],
  ['C', ['fail', 'Conditional']],
  ['U', ['fail', 'Unsatisfactory']],
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
    return asOf === null ? notOnRecord(ratingOf(facts)) : found(ratingOf(facts), 'pass', UNRATED)
  return found(ratingOf(facts), ...(RATINGS.get(rating) ?? (['incomplete', `rating ${rating}`] as const)))
}

const STATUSES: ReadonlyMap<string, OperationFinding> = new Map<string, OperationFinding>([
  ['A', ['pass', 'Active']],
  ['I', ['fail', 'Inactive']],
  ['OUT-OF-SERVICE', ['fail', 'Out of service']],
  ['NOT AUTHORIZED', ['fail', 'Not authorized']],
  [NOT_ALLOWED, ['fail', 'Not allowed to operate']],
])

/**
 * The agency lists the carrier as active, and does not say that it is not allowed to operate.
 *
 * Empty: incomplete. Source: section 9, "Rule types". Choice: a letter that no publication explains is incomplete.
 */
export const activeOperatingStatus: FindingRule = facts => {
  const { status } = facts.census
  if (status === null) return notOnRecord(statusOf(facts))
  return found(statusOf(facts), ...(STATUSES.get(status) ?? (['incomplete', `status ${status}`] as const)))
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
      return found(
        record,
        isRecent ? 'pass' : 'fail',
        `last inspected ${formatCalendarDate(lastInspectedOn)}`,
      )
    }
    if (count === null) return notOnRecord(record)
    return found(
      record,
      countedResult(count, months),
      count > 0 ? `${count} in ${COUNTED_MONTHS} months` : `none in ${COUNTED_MONTHS} months`,
    )
  }

/** No out-of-service order is in force. Empty: incomplete. Source: section 9, "Rule types". */
export const noOutOfServiceOrder: FindingRule = facts => {
  const { outOfService } = facts.safety
  const record = ordersSource(facts.safety)
  if (outOfService === null) return notOnRecord(record)
  return outOfService ? found(record, 'fail', 'order in force') : found(record, 'pass', 'none')
}

const verified = (source: string, { isVerified, verifiedOn }: Verification, otherwise: string) => {
  const record = { source, asOf: verifiedOn }
  if (isVerified === null) return notOnRecord(record)
  if (!isVerified) return found(record, 'fail', otherwise)
  return found(
    record,
    'pass',
    verifiedOn === null ? 'verified' : `verified ${formatCalendarDate(verifiedOn)}`,
  )
}

/** A truck was seen at the carrier's place of business. Empty: incomplete. Source: section 9, "Rule types". */
export const verifiedLocation: FindingRule = ({ physicalLocation }) =>
  verified('Location activity', physicalLocation, 'no activity found there')

/** A manually entered identifier was found in its register. Empty: incomplete. Source: section 9, "Rule types". */
export const verifiedIdentifier: FindingRule = ({ typedIdentifier }) =>
  verified('Identifier check', typedIdentifier, 'not found in its register')
