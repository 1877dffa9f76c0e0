import { ALERT_CATEGORY_LABELS } from '../identity-alert/alert-categories.ts'
import { AUTHORITY_ENDS, type AuthorityEnd } from '../rules/finding-value.ts'
import { findingValueText } from '../rules/finding-terms.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { CarrierChange, ChangeState } from './carrier-change.ts'

type Turn = Pick<CarrierChange, 'subject' | 'was' | 'now'>

/** A name that this portal does not know, as words: "on_hold" is "on hold". */
const readable = (status: string): string => status.replaceAll('_', ' ')

const VERDICTS: ReadonlyMap<string, string> = new Map([
  ['fail', 'Fail'],
  ['incomplete', 'Incomplete'],
  ['override', 'Override'],
  ['pass', 'Pass'],
])
const verdictText = (state: ChangeState | null): string =>
  state === null ? 'not assessed' : (VERDICTS.get(state.status) ?? readable(state.status))

/** How an authority ended, by the monitor's names. */
const ENDS: ReadonlyMap<string, AuthorityEnd> = new Map(AUTHORITY_ENDS.map(kind => [kind, kind]))

/** States that are of their day: "suspension pending", "revocation due". */
const OF_A_DAY = /_(?:pending|due)$/

const authorityText = (state: ChangeState | null): string => {
  if (state === null) return 'not on record'
  const { status, day } = state
  const end = ENDS.get(status)
  if (end !== undefined && day !== null)
    return findingValueText({ code: 'authority_ended', kind: end, on: day })
  if (OF_A_DAY.test(status) && day !== null) return `${readable(status)} ${formatCalendarDate(day)}`
  return status === 'active' && day !== null ? `active since ${formatCalendarDate(day)}` : readable(status)
}

const authorityChange = ({ was, now }: Turn): string => {
  const granted = now?.status === 'active' && now.day !== null ? formatCalendarDate(now.day) : undefined
  if (was?.status === 'not_yet' && granted !== undefined) return `Authority granted ${granted}`
  if (was?.status === 'active' && granted !== undefined)
    return `Authority reinstated ${granted}, was ${authorityText(was)}`
  return `Authority ${authorityText(now)}, was ${authorityText(was)}`
}

const isLive = (state: ChangeState | null): boolean =>
  state?.status === 'in_force' || state?.status === 'ending'

const coverChange = (line: string, was: ChangeState | null, now: ChangeState | null): string => {
  const end = now?.day ?? null
  if (now === null || end === null) {
    const before = was?.day ? `, was in force until ${formatCalendarDate(was.day)}` : ', was in force'
    if (now === null || !isLive(now)) return `${line} no longer on record${before}`
  }
  if (!isLive(now)) return `${line} expired ${formatCalendarDate(end as CalendarDate)}`
  if (isLive(was) && end !== null && (was?.day == null || end < was.day))
    return `${line} now ends ${formatCalendarDate(end)}, ${was?.day ? `was ${formatCalendarDate(was.day)}` : 'had no end'}`
  if (isLive(was) && now?.amount != null && was?.amount != null && now.amount < was.amount)
    return `${line} lowered to ${formatUsd(now.amount)}, was ${formatUsd(was.amount)}`
  return end === null ? `${line} in force` : `${line} ends ${formatCalendarDate(end)}`
}

const ALERTS: ReadonlyMap<string, string> = new Map(Object.entries(ALERT_CATEGORY_LABELS))

const alertChange = (now: ChangeState | null): string => {
  const category = now === null ? '' : `: ${ALERTS.get(now.status) ?? readable(now.status)}`
  const all = now?.amount != null && now.amount > 1 ? `, ${now.amount} in all` : ''
  return `Identity alert${category}${all}`
}

/**
 * A change in one line: "Pass to Fail", "BIPD expired Oct 13, 2026", "Authority inactive, was active since May 2, 2016",
 * "Identity alert: Identity theft".
 *
 * A status that this portal does not know is shown as words. Never names a rule.
 * Source: section 2, "What changed"; the wording is ours.
 */
export const changeText = (change: Turn): string => {
  const { subject, was, now } = change
  switch (subject) {
    case 'verdict':
      return `${verdictText(was)} to ${verdictText(now)}`
    case 'authority':
      return authorityChange(change)
    case 'out_of_service':
      return now?.status === 'in_force' ? 'Out-of-service order in force' : 'Out-of-service order lifted'
    case 'bipd':
      return coverChange('BIPD', was, now)
    case 'cargo':
      return coverChange('Cargo', was, now)
    case 'general_liability':
      return coverChange('General liability', was, now)
    case 'alert':
      return alertChange(now)
  }
}
