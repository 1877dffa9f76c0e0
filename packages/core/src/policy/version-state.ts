import { toDate } from 'date-fns'
import { type CalendarDate, calendarDateOf, formatCalendarDate } from '../shared/calendar-date.ts'
import type { Policy, PolicyApproval, PolicyVersion, PolicyWithdrawal } from './policy.ts'
import { isApprovedVersion } from './policy-versions.ts'

/** What became of a version. */
export type PolicyVersionState = 'in_force' | 'scheduled' | 'waiting' | 'declined' | 'withdrawn' | 'past'

/** What became of a version, as the policy is now. Source: section 3, "Policy". */
export const policyVersionState = (
  { id, isApprovalRequired, approval, withdrawal }: PolicyVersion,
  { inForce, scheduled }: Pick<Policy, 'inForce' | 'scheduled'>,
): PolicyVersionState => {
  if (inForce?.id === id) return 'in_force'
  if (withdrawal !== null) return 'withdrawn'
  if (approval?.isApproved === false) return 'declined'
  if (isApprovalRequired && approval === null) return 'waiting'
  return scheduled.some(version => version.id === id) ? 'scheduled' : 'past'
}

/**
 * Whether a version may still be withdrawn: it has not decided anything, as its day has not come or it waits for a second
 * person.
 *
 * Source: section 3, "Policy".
 */
export const mayBeWithdrawn = (
  version: PolicyVersion,
  policy: Pick<Policy, 'inForce' | 'scheduled'>,
): boolean => ['scheduled', 'waiting'].includes(policyVersionState(version, policy))

/** The first day on which a version decides: its own, or that of its approval where that came later. */
export const policyVersionStart = ({ effectiveOn, approval }: PolicyVersion): CalendarDate => {
  if (approval === null) return effectiveOn
  const approvedOn = calendarDateOf(toDate(approval.at))
  return approvedOn > effectiveOn ? approvedOn : effectiveOn
}

const withdrawnText = ({ userName, at }: PolicyWithdrawal): string =>
  `Withdrawn by ${userName ?? 'a former colleague'} on ${formatCalendarDate(calendarDateOf(toDate(at)))}`

const STATE_TEXTS: Readonly<Record<PolicyVersionState, (version: PolicyVersion) => string>> = {
  in_force: version => `In force since ${formatCalendarDate(policyVersionStart(version))}`,
  scheduled: version => `Begins on ${formatCalendarDate(policyVersionStart(version))}`,
  waiting: () => 'Waits for approval',
  declined: ({ approval }) => `Declined by ${(approval as PolicyApproval).userName ?? 'a former colleague'}`,
  withdrawn: ({ withdrawal }) => withdrawnText(withdrawal as PolicyWithdrawal),
  past: () => 'Past',
}

/** What became of a version, in words: "In force since Nov 30, 2026", "Begins on Dec 4, 2026", "Withdrawn by Dana Reyes on Dec 1, 2026". */
export const policyVersionStateText = (
  version: PolicyVersion,
  policy: Pick<Policy, 'inForce' | 'scheduled'>,
): string => STATE_TEXTS[policyVersionState(version, policy)](version)

/**
 * The version that another took the place of: the newest before it that was not declined or withdrawn and does not wait.
 *
 * Empty: undefined for the first. Source: section 3, "Policy".
 */
export const versionBefore = (
  { number }: Pick<PolicyVersion, 'number'>,
  versions: readonly PolicyVersion[],
): PolicyVersion | undefined =>
  versions
    .filter(each => each.number < number && isApprovedVersion(each))
    .toSorted((one, other) => other.number - one.number)[0]
