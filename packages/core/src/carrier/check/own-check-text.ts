import { formatCount } from '../../shared/amounts.ts'
import { type CalendarDate, daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import { dayText } from '../../shared/times.ts'
import type { OwnCheck } from './own-check.ts'

/** How many days before its end a check says so. Choice: as long as a policy that ends soon. */
const ENDING_DAYS = 30

/** What became of a check on a day. */
export type OwnCheckState = 'counts' | 'ends-soon' | 'ended' | 'not-found' | 'replaced' | 'withdrawn'

/** Each in a word or two. Source: section 3, "Check of one's own"; the wording is ours. */
export const OWN_CHECK_STATE_LABELS: Readonly<Record<OwnCheckState, string>> = {
  counts: 'Verified',
  'ends-soon': 'Ends soon',
  ended: 'Ended',
  'not-found': 'Not verified',
  replaced: 'Replaced',
  withdrawn: 'Taken back',
}

type Dated = Pick<
  OwnCheck,
  'isVerified' | 'checkedOn' | 'expiresOn' | 'userName' | 'isReplaced' | 'withdrawal' | 'address'
>

/**
 * What became of a check on a day. Its last day counts.
 *
 * Source: section 3, "Check of one's own". Choice: 30 days before its end it ends soon.
 */
export const ownCheckState = (
  {
    isVerified,
    expiresOn,
    isReplaced,
    withdrawal,
  }: Pick<Dated, 'isVerified' | 'expiresOn' | 'isReplaced' | 'withdrawal'>,
  today: CalendarDate,
): OwnCheckState => {
  if (withdrawal !== null) return 'withdrawn'
  if (isReplaced) return 'replaced'
  if (!isVerified || expiresOn === null) return 'not-found'
  const days = daysBetween(today, expiresOn)
  if (days < 0) return 'ended'
  return days <= ENDING_DAYS ? 'ends-soon' : 'counts'
}

const endText = ({ expiresOn, withdrawal }: Dated, state: OwnCheckState, today: CalendarDate): string => {
  if (withdrawal !== null) {
    const by = withdrawal.userName === null ? '' : ` by ${withdrawal.userName}`
    return `taken back ${dayText(withdrawal.at)}${by}: ${withdrawal.reason}`
  }
  if (state === 'replaced') return 'replaced by a newer check'
  if (expiresOn === null) return 'counts until a newer check'
  if (state === 'ended') return `ended ${formatCalendarDate(expiresOn)}`
  if (state === 'counts') return `until ${formatCalendarDate(expiresOn)}`
  const days = daysBetween(today, expiresOn)
  return days === 0 ? 'ends today' : `ends in ${formatCount(days, 'day')}, ${formatCalendarDate(expiresOn)}`
}

/**
 * Who checked it when, and until when it counts: "Verified Nov 2, 2026 by Dana Reyes, until Nov 2, 2027", "Code to
 * dispatch@eaglemesa.example read back Nov 2, 2026 by Dana Reyes, until Dec 2, 2026".
 *
 * Empty: without a name no one is named. Source: section 3, "Check of one's own"; the wording is ours.
 */
export const ownCheckText = (check: Dated, today: CalendarDate): string => {
  const { isVerified, checkedOn, userName, address } = check
  const by = userName === null ? '' : ` by ${userName}`
  const verified = isVerified ? 'Verified' : 'Not verified'
  const what = address === null ? verified : `Code to ${address} read back`
  return `${what} ${formatCalendarDate(checkedOn)}${by}, ${endText(check, ownCheckState(check, today), today)}`
}
