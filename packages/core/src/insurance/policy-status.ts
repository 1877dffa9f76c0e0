import { addDays, type CalendarDate, compareCalendarDates } from '../shared/calendar-date.ts'
import type { InsurancePolicy } from './insurance-policy.ts'

/** The status of a policy on a day. The last three are in force. Source: section 3, "Insurance records". */
export type PolicyStatus =
  | 'cancelled'
  | 'ended'
  | 'pending'
  | 'upcoming'
  | 'cancelling'
  | 'no-end'
  | 'in-force'

/** Later than any cancellation. */
const NEVER: CalendarDate = '9999-12-31'

/** The first condition that holds; without one, the policy is in force. */
const STATUS_RULES: readonly {
  readonly status: PolicyStatus
  readonly holds: (policy: InsurancePolicy, today: CalendarDate) => boolean
}[] = [
  {
    status: 'cancelled',
    holds: ({ cancelsOn, effectiveOn }, today) =>
      (cancelsOn ?? NEVER) <= (effectiveOn === null || effectiveOn < today ? today : effectiveOn),
  },
  { status: 'ended', holds: ({ expiresOn }, today) => (expiresOn ?? today) < today },
  { status: 'pending', holds: ({ isPending }) => isPending },
  { status: 'upcoming', holds: ({ effectiveOn }, today) => (effectiveOn ?? today) > today },
  { status: 'cancelling', holds: ({ cancelsOn }) => cancelsOn !== null },
  { status: 'no-end', holds: ({ expiresOn }) => expiresOn === null },
]

/**
 * The status of a policy on a day: cancelled before ended, ended before pending, pending before upcoming. One that is canceled by its
 * first day is canceled.
 * Its first and its last day count; the day of a cancellation does not. A future cancellation is a warning, not a
 * lapse.
 * Source: section 3, "Insurance records". Choice: a policy whose start is not on record has started; one whose end is
 * not on record runs until it is cancelled, as federal filings do, and has a status of its own.
 */
export const policyStatus = (policy: InsurancePolicy, today: CalendarDate): PolicyStatus =>
  STATUS_RULES.find(({ holds }) => holds(policy, today))?.status ?? 'in-force'

const IN_FORCE: ReadonlySet<PolicyStatus> = new Set(['cancelling', 'no-end', 'in-force'])

/** Whether a policy pays for what happens on a day, as far as is known. Source: section 3, "Insurance records". */
export const isInForce = (policy: InsurancePolicy, today: CalendarDate): boolean =>
  IN_FORCE.has(policyStatus(policy, today))

/**
 * The last day a policy is in force: its expiry, or the day before its cancellation where that is earlier.
 *
 * Empty: null when neither is on record.
 * Source: section 3, "Insurance records".
 */
export const lastDayOfCover = ({
  expiresOn,
  cancelsOn,
}: Pick<InsurancePolicy, 'expiresOn' | 'cancelsOn'>): CalendarDate | null => {
  const days = [expiresOn, cancelsOn === null ? null : addDays(cancelsOn, -1)]
  return days.filter(day => day !== null).toSorted(compareCalendarDates)[0] ?? null
}

/**
 * The last day of a policy in force. Its last day counts.
 *
 * Empty: null when it is not in force, and when its end is not on record.
 * Source: section 3, "Insurance records".
 */
export const inForceThrough = (policy: InsurancePolicy, today: CalendarDate): CalendarDate | null =>
  isInForce(policy, today) ? lastDayOfCover(policy) : null

/**
 * Whether a policy was or will be in force at all: one that ends before its first day never is.
 *
 * Source: section 3, "Insurance records".
 */
export const hasPeriod = (
  policy: Pick<InsurancePolicy, 'effectiveOn' | 'expiresOn' | 'cancelsOn'>,
): boolean => (lastDayOfCover(policy) ?? NEVER) >= (policy.effectiveOn ?? '')
