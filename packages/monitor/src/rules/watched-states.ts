import { addDays } from '../kernel/calendar.ts'
import { activeAgainBy, endedBy, noticeOn } from './assessment/authority-ends.ts'
import { lineOnRecord } from './assessment/cover-in-force.ts'
import type { CarrierFacts } from './assessment/facts.ts'
import { isUnderOrder } from './assessment/under-order.ts'
import type { Outcome } from './assessment/worst-outcome.ts'

/** The facts about a monitored carrier whose changes are news. */
export const SUBJECTS = [
  'verdict',
  'authority',
  'out_of_service',
  'bipd',
  'cargo',
  'general_liability',
  'alert',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** One fact on a day. Amounts in whole US dollars; of alerts, how many there are. */
export interface WatchedState {
  readonly status: string
  /** Since when, until when, or filed when. */
  readonly day: string | null
  readonly amount: number | null
  /** The id of an alert. */
  readonly id?: number
}

/** All watched facts of a carrier on a day. Null: not on record, or nothing is assessed. */
export interface Watched {
  readonly day: string
  readonly states: Readonly<Record<Subject, WatchedState | null>>
}

/** The published alerts of a carrier: the newest, and how many there are. */
export interface PublishedAlerts {
  readonly id: number
  readonly is_type: string
  readonly file_date: string
  readonly count: number
}

/** Cover that ends within so many days is news. */
export const ENDING_DAYS = 30

const state = (status: string, day: string | null = null, amount: number | null = null): WatchedState => ({
  status,
  day,
  amount,
})

/** A notice of an end of authority, by what will end it. */
const PENDING = {
  revoked: 'revocation_pending',
  suspended: 'suspension_pending',
  withdrawn: 'end_pending',
  transferred: 'end_pending',
  inactive: 'end_pending',
} as const

/** A notice whose day is past, and of which no file tells whether it was carried out. */
const DUE = {
  revoked: 'revocation_due',
  suspended: 'suspension_due',
  withdrawn: 'end_due',
  transferred: 'end_due',
  inactive: 'end_due',
} as const

/**
 * An end of authority to carry, else any active one with a notice of its end, else what the register says of it. Broker
 * authority does not count. An active one after an end has no day since when.
 *
 * Seen on a later day, it was active until it ended, and when a notice was served is not on record.
 */
const authorityOn = (authority: CarrierFacts['authority'], day: string, seenOn: string) => {
  const { common, contract, granted_on, ended_on = null, end_kind, other_kind = null } = authority
  const ended = endedBy(authority, day)
  if (ended !== null) return state(end_kind ?? 'inactive', ended)
  if (ended_on !== null && ended_on > day && day < seenOn) return state('active', granted_on)
  if (other_kind !== null) return state(`${other_kind}_only`)
  const letters = [common, contract].filter(letter => letter !== null)
  if (letters.includes('A')) {
    const notice = noticeOn(authority, seenOn)
    if (notice !== null && notice.on > day && day < seenOn) return state('active', granted_on)
    if (notice !== null) return state((notice.isDue ? DUE : PENDING)[notice.kind], notice.on)
    if (activeAgainBy(authority, day) !== null) return state('active')
    return granted_on !== null && granted_on > day
      ? state('not_yet', granted_on)
      : state('active', granted_on)
  }
  if (letters.includes('I')) return state('inactive')
  if (letters.some(letter => letter !== 'N')) return state('unclear')
  return letters.length === 0 ? null : state('none')
}

/** An order in force, since its day. Before that day there was none. */
const orderOn = (safety: CarrierFacts['safety'], day: string) => {
  const { out_of_service_on = null } = safety
  const isUnder = isUnderOrder(safety, day)
  if (isUnder === null) return null
  return isUnder && (out_of_service_on === null || out_of_service_on <= day)
    ? state('in_force', out_of_service_on)
    : state('none')
}

/** Cover of a kind: in force, ending soon, ended, or null when there is none that has begun. */
const coverOn = (facts: CarrierFacts, kind: 'bipd' | 'cargo' | 'general_liability', day: string) => {
  const line = lineOnRecord(facts, kind, day)
  if (line.status === 'ended') return state('ended', line.lastDay)
  if (line.status !== 'in-force') return null
  const { until } = line
  const isEnding = until !== null && until <= addDays(day, ENDING_DAYS)
  return state(isEnding ? 'ending' : 'in_force', until, line.policy.amount)
}

/** The watched facts of a carrier on a day, as far as its dates show. `seenOn`: the day on which they are looked at. */
export const watchedOn = (
  facts: CarrierFacts,
  verdict: Outcome | null,
  alerts: PublishedAlerts | undefined,
  day: string,
  seenOn = day,
): Watched => ({
  day,
  states: {
    verdict: verdict && state(verdict),
    authority: authorityOn(facts.authority, day, seenOn),
    out_of_service: orderOn(facts.safety, day),
    bipd: coverOn(facts, 'bipd', day),
    cargo: coverOn(facts, 'cargo', day),
    general_liability: coverOn(facts, 'general_liability', day),
    alert:
      alerts === undefined || alerts.file_date > day
        ? null
        : { ...state(alerts.is_type, alerts.file_date, alerts.count), id: alerts.id },
  },
})

/** The first end of any cover that is in force; null when none ends. */
export const coverEndsOn = ({ states }: Watched): string | null =>
  (['bipd', 'cargo', 'general_liability'] as const)
    .flatMap(kind => {
      const cover = states[kind]
      return cover === null || cover.status === 'ended' ? [] : (cover.day ?? [])
    })
    .toSorted()[0] ?? null
