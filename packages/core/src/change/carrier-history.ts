import { CONNECTION_STATUS_LABELS } from '../carrier/connection-status.ts'
import { authorityKindFact } from '../carrier/facts/authority-facts.ts'
import { ALERT_CATEGORY_LABELS } from '../identity-alert/alert-categories.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import { formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { withCapital } from '../shared/first-letter.ts'
import { phoneText } from '../shared/phone.ts'

/** The kinds of changes of one carrier, in the order of their filter. */
export const HISTORY_KINDS = [
  'verdict',
  'authority',
  'insurance',
  'contact',
  'safety',
  'override',
  'connection',
  'alert',
] as const

/** One of them. Source: section 2, "History of a carrier". */
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** What each kind is called. Source: section 2, "History of a carrier". */
export const HISTORY_KIND_LABELS: Readonly<Record<HistoryKind, string>> = {
  verdict: 'Verdict',
  authority: 'Authority',
  insurance: 'Insurance',
  contact: 'Contacts',
  safety: 'Safety',
  override: 'Overrides',
  connection: 'Onboarding',
  alert: 'Alerts',
}

/** One change of one carrier. Source: section 2, "History of a carrier". */
export interface HistoryChange {
  /** Unique among the changes of a carrier. */
  readonly key: string
  readonly kind: HistoryKind
  /** The monitor's name of what changed: "phone", "cargo_ended". A new one may come at any time. */
  readonly subject: string
  /** As the monitor writes it. Null: not on record, or nothing. */
  readonly was: string | null
  readonly now: string | null
  /** The day it happened, or was seen. */
  readonly on: CalendarDate
  readonly source: string
  /** Who did it, or the insurer. */
  readonly by: string | null
}

/** Texts by a word that the monitor sends, which may be any. */
const byWord = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts))

const NAMES = byWord({
  address: 'Address',
  bipd: 'BIPD',
  broker: 'Broker authority',
  common: 'Common authority',
  contract: 'Contract authority',
  email: 'E-mail',
  legal_name: 'Name',
  officer: 'Officers',
  other: 'Authority',
  out_of_service: 'Out-of-service order',
  packet: 'Onboarding packet',
  phone: 'Phone',
  rating: 'Safety rating',
  status: 'Connection',
  status_code: 'Registration',
  verdict: 'Verdict',
})

const VALUES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['out_of_service', byWord({ true: 'in force', false: 'none' })],
  ['rating', byWord({ S: 'Satisfactory', C: 'Conditional', U: 'Unsatisfactory' })],
  ['status', byWord(CONNECTION_STATUS_LABELS)],
  ['status_code', byWord({ A: 'Active', I: 'Inactive', P: 'Pending' })],
])

/** Why an authority ended, in plain words; the register's own are "involuntary" and "voluntary". */
const AUTHORITY_ENDS = byWord({
  involuntary: 'revoked by FMCSA',
  'involuntary revocation': 'revocation by FMCSA began',
  voluntary: 'given up by the carrier',
  'voluntary revocation': 'given up by the carrier',
})

const withSpaces = (text: string): string => text.replaceAll('_', ' ')
const nameOf = (subject: string): string => NAMES.get(subject) ?? withCapital(withSpaces(subject))

/** An amount, a day, a letter of the register, a phone or a word. */
const valueText = (subject: string, value: string): string => {
  if (subject === 'phone') return phoneText(value) ?? value
  if (/_(amount|began|ended)$/.test(subject) && /^\d{1,15}$/.test(value)) return formatUsd(Number(value))
  const day = parseCalendarDate(value)
  if (day !== undefined) return formatCalendarDate(day)
  if (/^(common|contract|broker)$/.test(subject) && /^[AIN]$/.test(value))
    return authorityKindFact(value).text
  return VALUES.get(subject)?.get(value) ?? AUTHORITY_ENDS.get(value) ?? withSpaces(value)
}

/** What people wrote: an e-mail address has no capital of ours. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['address', 'email', 'legal_name', 'officer', 'phone'])

const ALERTS: ReadonlyMap<string, string> = new Map(Object.entries(ALERT_CATEGORY_LABELS))

const OVERRIDE_ENDS: ReadonlyMap<string | null, string> = new Map([
  [null, 'overridden'],
  ['2080-01-01', 'overridden until further notice'],
  ['expired', 'override expired'],
  ['false', 'override ended'],
  ['true', 'override in force again'],
])

const overrideText = ({ subject, now }: HistoryChange): string =>
  `${readableRuleName(subject)} ${OVERRIDE_ENDS.get(now) ?? `overridden until ${valueText(subject, now as string)}`}`

const policyText = ({ subject, was, now }: HistoryChange): string | undefined => {
  const [, kind = '', what] = /^(.+)_(began|ended|amount|cancelled_on)$/.exec(subject) ?? []
  const value = was === null ? now : was
  const amount = value === null ? '' : `, ${valueText(subject, value)}`
  switch (what) {
    case 'began':
      return `${nameOf(kind)} policy began${amount}`
    case 'ended':
      return `${nameOf(kind)} policy ended${amount}`
    case 'amount':
      return changedText(nameOf(kind), subject, was, now)
    case 'cancelled_on':
      return changedText(`${nameOf(kind)} cancellation`, subject, was, now)
    default:
      return undefined
  }
}

const changedText = (name: string, subject: string, was: string | null, now: string | null): string => {
  const before = was === null ? '' : `, was ${valueText(subject, was)}`
  if (now === null) return `${name} changed${before}`
  const value = valueText(subject, now)
  return `${name}: ${AS_WRITTEN.has(subject) ? value : withCapital(value)}${before}`
}

/**
 * A change in a sentence: "Phone changed, was (214) 555-0142", "Cargo policy ended, $100,000", "Verdict: Fail, was pass".
 *
 * Empty: never. What this portal does not know is shown in the monitor's own words. Source: section 2, "History of a
 * carrier".
 */
export const historyText = (change: HistoryChange): string => {
  const { kind, subject, was, now } = change
  if (kind === 'override') return overrideText(change)
  if (subject === 'is_dismissed') return now === 'true' ? 'Connection dismissed' : 'Connection restored'
  if (subject === 'hold') return now === 'true' ? 'Put on hold' : 'Hold released'
  if (kind === 'alert') return `Identity alert: ${ALERTS.get(subject) ?? withSpaces(subject)}`
  const policy = kind === 'insurance' ? policyText(change) : undefined
  return policy ?? changedText(nameOf(subject), subject, was, now)
}
