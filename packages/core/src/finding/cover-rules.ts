import {
  COVER_GAP_TEXTS,
  coverAmountText,
  coverageStatus,
  coverOf,
  isCoverGap,
  type InsuranceLine,
} from '../carrier/facts/cover-facts.ts'
import { coverSource } from '../carrier/facts/fact-sources.ts'
import { formatUsd } from '../shared/amounts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { type FindingRule, found, notOnRecord } from './finding-rule.ts'

/**
 * A line of insurance is in force today for at least an amount in whole US dollars. Its last day counts.
 *
 * Empty: incomplete when nothing, or no amount of a policy in force, is on record; an amount of zero, cover that ended,
 * and policies that are no primary cover in force are known, so they fail.
 * Source: section 9, "Rule types". Choice: cover without an end on record runs until it is cancelled.
 */
const coverAtLeast =
  (minimumUsd: number, line: InsuranceLine): FindingRule =>
  ({ insurance }, today) => {
    const cover = coverOf(insurance, line)
    const { usd, until, cancelsOn } = cover
    const record = coverSource(insurance, line)
    const status = coverageStatus(cover, today)
    if (status === 'not-on-record') return notOnRecord(record)
    if (status === 'ended' && until !== null)
      return found(record, 'fail', `expired ${formatCalendarDate(until)}`)
    if (isCoverGap(status)) return found(record, 'fail', COVER_GAP_TEXTS[status])
    const notice = cancelsOn == null ? '' : `, cancellation pending ${formatCalendarDate(cancelsOn)}`
    if (usd !== null && usd >= minimumUsd) return found(record, 'pass', `${formatUsd(usd)}${notice}`)
    const isUnknown = usd === null || cover.isAtLeast === true
    return found(record, isUnknown ? 'incomplete' : 'fail', `${coverAmountText(cover)}${notice}`)
  }

/** Public liability, as filed. Source: section 9, "Rule types". */
export const bipdRule = (minimumUsd: number): FindingRule => coverAtLeast(minimumUsd, 'bipd')

/** Cargo insurance. Source: section 9, "Rule types". */
export const cargoRule = (minimumUsd: number): FindingRule => coverAtLeast(minimumUsd, 'cargo')

/** General liability, which is known only from certificates. Source: section 9, "Rule types". */
export const generalLiabilityRule = (minimumUsd: number): FindingRule =>
  coverAtLeast(minimumUsd, 'generalLiability')
