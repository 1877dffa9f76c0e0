import type { Cover } from '../carrier/facts/cover-facts.ts'
import { type CalendarDate, compareCalendarDates, daysBetween } from '../shared/calendar-date.ts'
import type { Coverage } from './coverages.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { inForceThrough } from './policy-standing.ts'

/** A policy in force, with its last day. */
interface Lasting {
  readonly policy: InsurancePolicy
  readonly until: CalendarDate
}

const lasting = (policies: readonly InsurancePolicy[], today: CalendarDate): readonly Lasting[] =>
  policies.flatMap(policy => {
    const until = inForceThrough(policy, today)
    return until === null ? [] : [{ policy, until }]
  })

/** Not on record is less than nothing. */
const limitOf = ({ policy }: Lasting): number => policy.limitUsd ?? -1

const bestOf = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): Lasting | undefined =>
  lasting(policies, today)
    .filter(({ policy }) => policy.coverage === coverage)
    .toSorted(
      (one, other) =>
        limitOf(other) - limitOf(one) ||
        compareCalendarDates(other.until, one.until) ||
        other.policy.id - one.policy.id,
    )[0]

/**
 * The policy that speaks for one line of insurance on a day: of those in force the one with the highest limit, then the
 * one that lasts longest, then the one with the greatest id.
 *
 * Empty: undefined when none is in force.
 * Source: section 3, "Insurance records". Choice: limits of several policies are not added up, as nobody but the
 * insurers knows which of them pays beside another.
 */
export const policyInForce = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): InsurancePolicy | undefined => bestOf(policies, coverage, today)?.policy

/**
 * The cover in force for one line of insurance on a day: its limit in whole US dollars and its last day.
 *
 * Empty: both null when no policy is in force.
 * Source: section 3, "Insurance records".
 */
export const coverInForce = (
  policies: readonly InsurancePolicy[],
  coverage: Coverage,
  today: CalendarDate,
): Cover => {
  const best = bestOf(policies, coverage, today)
  return best === undefined ? { usd: null, until: null } : { usd: best.policy.limitUsd, until: best.until }
}

/**
 * The policies in force whose last day is at most so many days away, the first to end first, then by id.
 *
 * Units:   whole days; 0 means today.
 * Empty:   none for a negative number.
 * Source: section 3, "Insurance records".
 */
export const policiesEndingWithin = (
  policies: readonly InsurancePolicy[],
  days: number,
  today: CalendarDate,
): readonly InsurancePolicy[] =>
  lasting(policies, today)
    .filter(({ until }) => daysBetween(today, until) <= days)
    .toSorted((one, other) => compareCalendarDates(one.until, other.until) || one.policy.id - other.policy.id)
    .map(({ policy }) => policy)
