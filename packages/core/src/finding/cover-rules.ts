import {
  coverAmount,
  coverageStatus,
  coverNotice,
  coverOf,
  isCoverGap,
  coverUnconfirmed,
  isInForceStatus,
} from '../carrier/facts/cover-facts.ts'
import { coverSource, type NamedSource } from '../carrier/facts/fact-sources.ts'
import type { Cover, InsuranceLine } from '../carrier/insurance-in-force.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type FindingRule, found, notOnRecord, type RulesOfKinds } from './finding-rule.ts'

/**
 * A line of insurance is in force today for at least an amount in whole US dollars. Its last day counts.
 *
 * Empty: incomplete when nothing, or no amount of a policy in force, is on record; an amount of zero, cover that ended,
 * and policies that are no primary cover in force are known, so they fail. Incomplete too where cover that is not confirmed
 * would be enough, with the reason.
 * Source: section 9, "Rule types". Choice: cover without an end on record runs until it is cancelled.
 */
const coverAtLeast =
  (minimumUsd: number, line: InsuranceLine): FindingRule<'insurance'> =>
  ({ insurance }, today) => {
    const cover = coverOf(insurance, line)
    const record = coverSource(insurance, line)
    const confirmed = confirmedFinding(cover, record, minimumUsd, today)
    const { unconfirmed } = cover
    if (unconfirmed == null || confirmed.result === 'pass') return confirmed
    const { usd, source, asOf } = unconfirmed
    const status = coverageStatus(cover, today)
    const isEnough = usd === null || usd >= minimumUsd
    if (isInForceStatus(status) && !isEnough) return confirmed
    const result = status === 'not-on-record' || isEnough ? 'incomplete' : 'fail'
    return found({ source: source ?? record.source, asOf }, result, coverUnconfirmed(unconfirmed))
  }

const confirmedFinding = (cover: Cover, record: NamedSource, minimumUsd: number, today: CalendarDate) => {
  const { usd, until } = cover
  const status = coverageStatus(cover, today)
  if (status === 'not-on-record') return notOnRecord(record)
  if (status === 'ended' && until !== null) return found(record, 'fail', { code: 'cover_ended', on: until })
  if (isCoverGap(status)) return found(record, 'fail', { code: `cover_${status}` })
  const isEnough = usd !== null && usd >= minimumUsd
  const notice = coverNotice(cover, isEnough ? minimumUsd : 0)
  const value = coverAmount(isEnough ? { usd } : cover, notice)
  if (isEnough) return found(record, 'pass', value)
  return found(record, usd === null || cover.isAtLeast === true ? 'incomplete' : 'fail', value)
}

/** Public liability, as filed. Source: section 9, "Rule types". */
export const bipdRule = (minimumUsd: number): FindingRule<'insurance'> => coverAtLeast(minimumUsd, 'bipd')

/** Cargo insurance. Source: section 9, "Rule types". */
export const cargoRule = (minimumUsd: number): FindingRule<'insurance'> => coverAtLeast(minimumUsd, 'cargo')

/** General liability, which is known only from certificates. Source: section 9, "Rule types". */
export const generalLiabilityRule = (minimumUsd: number): FindingRule<'insurance'> =>
  coverAtLeast(minimumUsd, 'generalLiability')

/** What decides the rules of insurance, by kind. Source: section 9, "Rule types". */
export const COVER_RULES = {
  bipd_at_least: bipdRule,
  cargo_at_least: cargoRule,
  general_liability_at_least: generalLiabilityRule,
} as const satisfies RulesOfKinds
