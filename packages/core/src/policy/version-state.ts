import { toDate } from 'date-fns'
import { type CalendarDate, calendarDateOf, formatCalendarDate } from '../shared/calendar-date.ts'
import type { Policy, PolicyApproval, PolicyVersion } from './policy.ts'

/** What became of a version. */
export type PolicyVersionState = 'in_force' | 'scheduled' | 'waiting' | 'declined' | 'past'

/** What became of a version, as the policy is now. Source: section 3, "Policy". */
export const policyVersionState = (
  { id, isApprovalRequired, approval }: PolicyVersion,
  { inForce, scheduled }: Pick<Policy, 'inForce' | 'scheduled'>,
): PolicyVersionState => {
  if (inForce?.id === id) return 'in_force'
  if (approval?.isApproved === false) return 'declined'
  if (isApprovalRequired && approval === null) return 'waiting'
  return scheduled.some(version => version.id === id) ? 'scheduled' : 'past'
}

/** The first day on which a version decides: its own, or that of its approval where that came later. */
export const policyVersionStart = ({ effectiveOn, approval }: PolicyVersion): CalendarDate => {
  if (approval === null) return effectiveOn
  const approvedOn = calendarDateOf(toDate(approval.at))
  return approvedOn > effectiveOn ? approvedOn : effectiveOn
}

const STATE_TEXTS: Readonly<Record<PolicyVersionState, (version: PolicyVersion) => string>> = {
  in_force: version => `In force since ${formatCalendarDate(policyVersionStart(version))}`,
  scheduled: version => `Begins on ${formatCalendarDate(policyVersionStart(version))}`,
  waiting: () => 'Waits for approval',
  declined: ({ approval }) => `Declined by ${(approval as PolicyApproval).userName ?? 'a former colleague'}`,
  past: () => 'Past',
}

/** What became of a version, in words: "In force since 30 Nov 2026", "Begins on 4 Dec 2026", "Waits for approval". */
export const policyVersionStateText = (
  version: PolicyVersion,
  policy: Pick<Policy, 'inForce' | 'scheduled'>,
): string => STATE_TEXTS[policyVersionState(version, policy)](version)

/**
 * The version that another took the place of: the newest before it that was not declined and does not wait.
 *
 * Empty: undefined for the first. Source: section 3, "Policy".
 */
export const versionBefore = (
  { number }: Pick<PolicyVersion, 'number'>,
  versions: readonly PolicyVersion[],
): PolicyVersion | undefined =>
  versions
    .filter(each => each.number < number && (!each.isApprovalRequired || each.approval?.isApproved === true))
    .toSorted((one, other) => other.number - one.number)[0]
