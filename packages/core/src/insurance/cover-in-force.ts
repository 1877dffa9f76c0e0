import type { Cover } from '../carrier/insurance-in-force.ts'
import { type CalendarDate, compareCalendarDates, daysBetween } from '../shared/calendar-date.ts'
import type { Coverage } from '../carrier/coverages.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { inForceThrough, isInForce, lastDayOfCover } from './policy-status.ts'

/** Not on record ranks below zero. */
const limitOf = ({ limitUsd }: InsurancePolicy): number => limitUsd ?? -1

/**
 * The policy that counts for one line of insurance on a day: of those in force the one with the highest limit, then the
 * one that is known to last longest, then the one with the greatest id.
 *
 * Empty: undefined when none is in force.
 * Source: section 3, "Insurance records". Choice: limits of several policies are not added up, as no one but the
 * insurers knows which of them pays beside another.
 */
export const policyInForce = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): InsurancePolicy | undefined => {
  const known = (policy: InsurancePolicy): CalendarDate => lastDayOfCover(policy) ?? today
  return policies
    .filter(policy => policy.coverage === coverage && isInForce(policy, today))
    .toSorted(
      (one, other) =>
        limitOf(other) - limitOf(one) || compareCalendarDates(known(other), known(one)) || other.id - one.id,
    )[0]
}

/**
 * The cover in force for one line of insurance on a day: its limit in whole US dollars and its last day.
 *
 * Empty: both null when no policy is in force; the day alone where the end is not on record.
 * Source: section 3, "Insurance records".
 */
export const coverInForce = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): Cover => {
  const best = policyInForce(policies, coverage, today)
  return best === undefined ? { usd: null, until: null } : { usd: best.limitUsd, until: lastDayOfCover(best) }
}

/**
 * The policies in force whose last day is at most so many days away, the first to end first, then by id.
 *
 * Units:   whole days; 0 means today.
 * Empty:   none for a negative number. A policy whose end is not on record is never one.
 * Source: section 3, "Insurance records".
 */
export const policiesEndingWithin = (
  policies: readonly InsurancePolicy[],
  days: number,
  today: CalendarDate,
): readonly InsurancePolicy[] =>
  policies
    .flatMap(policy => {
      const until = inForceThrough(policy, today)
      return until === null ? [] : [{ policy, until }]
    })
    .filter(({ until }) => daysBetween(today, until) <= days)
    .toSorted((one, other) => compareCalendarDates(one.until, other.until) || one.policy.id - other.policy.id)
    .map(({ policy }) => policy)
