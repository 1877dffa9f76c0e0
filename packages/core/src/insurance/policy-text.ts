import { findingValueText } from '../rules/finding-terms.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { COVERAGE_LABELS } from '../carrier/coverages.ts'
import { coverUnconfirmed } from '../carrier/facts/cover-facts.ts'
import { endKindText } from './insurance-filing.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { lastDayOfCover, type PolicyStatus, policyStatus } from './policy-status.ts'

const noDay = () => null

/** The label of each status, and the day after it. */
const STATUS_TEXTS: Readonly<
  Record<
    PolicyStatus,
    { readonly text: string; readonly day: (policy: InsurancePolicy) => CalendarDate | null }
  >
> = {
  cancelled: { text: 'canceled', day: ({ cancelsOn }) => cancelsOn },
  ended: { text: 'expired', day: ({ expiresOn }) => expiresOn },
  pending: { text: 'not yet confirmed by the insurer', day: noDay },
  upcoming: { text: 'starts', day: ({ effectiveOn }) => effectiveOn },
  cancelling: { text: 'canceled, in force through', day: lastDayOfCover },
  'no-end': { text: 'in force until canceled', day: noDay },
  'in-force': { text: 'in force through', day: lastDayOfCover },
}

/** The status of a policy on a day, as text: "in force through Mar 4, 2027". Source: section 3, "Insurance records". */
export const policyStatusText = (policy: InsurancePolicy, today: CalendarDate): string => {
  const status = policyStatus(policy, today)
  const { unconfirmed = null, unconfirmedOn = null, endKind = null } = policy
  if (status === 'pending' && unconfirmed !== null)
    return findingValueText(coverUnconfirmed({ reason: unconfirmed, on: unconfirmedOn }))
  const { day } = STATUS_TEXTS[status]
  const text = STATUS_TEXTS[status].text.replace('canceled', () =>
    status === 'no-end' ? 'canceled' : endKindText(endKind),
  )
  const on = day(policy)
  return on === null ? text : `${text} ${formatCalendarDate(on)}`
}

/**
 * The last day of a policy as it was written, or of its cancellation where that alone is on record: "to Mar 4, 2027".
 *
 * Empty: "never in force" where it is canceled by its first day; "until canceled" when neither is on record, as federal filings run until they are.
 * Source: section 3, "Insurance records".
 */
export const policyEndText = (
  policy: Pick<InsurancePolicy, 'effectiveOn' | 'expiresOn' | 'cancelsOn'>,
): string => {
  if (policy.cancelsOn !== null && policy.cancelsOn <= (policy.effectiveOn ?? '')) return 'never in force'
  const last = policy.expiresOn ?? lastDayOfCover(policy)
  return last === null ? 'until canceled' : `to ${formatCalendarDate(last)}`
}

/**
 * A policy in one line: "Motor truck cargo: $100,000, in force through Mar 4, 2027".
 *
 * Empty: "limit not on record" without one.
 * Source: section 3, "Insurance records".
 */
export const policyText = (policy: InsurancePolicy, today: CalendarDate): string => {
  const limit = policy.limitUsd === null ? 'limit not on record' : formatUsd(policy.limitUsd)
  return `${COVERAGE_LABELS[policy.coverage]}: ${limit}, ${policyStatusText(policy, today)}`
}
