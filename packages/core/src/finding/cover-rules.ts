import type { InsuranceInForce } from '../carrier/carrier.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { type FindingRule, found, notOnRecord } from './finding-rule.ts'

/** One line of insurance: whole US dollars, and its last known day. */
interface Line {
  readonly usd: number | null
  readonly until: CalendarDate | null
}

/**
 * A line of insurance is in force today for at least an amount in whole US dollars. Its last day counts.
 *
 * Empty: incomplete when nothing, or no amount, is on record; an amount of zero is known, so it fails.
 * Source: section 9, "Rule types". Choice: cover without an end on record runs until it is cancelled.
 */
const coverAtLeast =
  (minimumUsd: number, source: string, lineOf: (insurance: InsuranceInForce) => Line): FindingRule =>
  ({ insurance }, today) => {
    const { usd, until } = lineOf(insurance)
    const record = { source, asOf: insurance.asOf }
    if (until !== null && until < today) return found(record, 'fail', `expired ${formatCalendarDate(until)}`)
    if (usd === null)
      return until === null ? notOnRecord(record) : found(record, 'incomplete', 'amount not on record')
    return found(record, usd >= minimumUsd ? 'pass' : 'fail', formatUsd(usd))
  }

/** Public liability, as filed. Source: section 9, "Rule types". */
export const bipdAtLeast = (minimumUsd: number): FindingRule =>
  coverAtLeast(minimumUsd, 'FMCSA licensing and insurance', ({ bipdUsd, bipdUntil }) => ({
    usd: bipdUsd,
    until: bipdUntil,
  }))

/** Cargo insurance. Source: section 9, "Rule types". */
export const cargoAtLeast = (minimumUsd: number): FindingRule =>
  coverAtLeast(minimumUsd, 'FMCSA licensing and insurance', ({ cargoUsd, cargoUntil }) => ({
    usd: cargoUsd,
    until: cargoUntil,
  }))

/** General liability, which is known only from certificates. Source: section 9, "Rule types". */
export const generalLiabilityAtLeast = (minimumUsd: number): FindingRule =>
  coverAtLeast(minimumUsd, 'Certificate of insurance', ({ generalLiabilityUsd, generalLiabilityUntil }) => ({
    usd: generalLiabilityUsd,
    until: generalLiabilityUntil,
  }))
