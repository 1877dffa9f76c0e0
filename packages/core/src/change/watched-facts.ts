import type { CarrierSummary } from '../carrier/carrier.ts'
import { type AuthorityStatus, authorityStatus } from '../carrier/facts/authority-facts.ts'
import { type Cover, coverOf } from '../carrier/facts/cover-facts.ts'
import { ALERT_WINDOW_DAYS } from '../identity-alert/alert-window.ts'
import type { IdentityAlert } from '../identity-alert/identity-alert.ts'
import { assess } from '../rules/assess.ts'
import type { Verdict } from '../rules/verdict.ts'
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'

/** The carriers now, and their alerts within the alert window. Source: section 2, "What changed". */
export interface WatchedNow {
  readonly carriers: readonly CarrierSummary[]
  /** Empty if they could not be loaded: the alert counts still show growth. */
  readonly recentAlerts: readonly IdentityAlert[]
}

/** The insurance lines that are compared. Source: section 2, "What changed". */
export const WATCHED_LINES = ['BIPD', 'Cargo', 'General liability'] as const

/** One of them. Source: section 2, "What changed". */
export type WatchedLine = (typeof WATCHED_LINES)[number]

/** The facts of a carrier on a day that changes are computed from. Source: section 2, "What changed". */
export interface WatchedFacts {
  /** The viewer's own day. */
  readonly day: CalendarDate
  /** Whether the viewer has marked these facts as seen. */
  readonly isSeen: boolean
  /** Null: nothing was assessed. */
  readonly verdict: Verdict | null
  readonly authority: {
    readonly status: AuthorityStatus
    readonly since: CalendarDate | null
    readonly asOf: CalendarDate | null
  }
  /** Null: not on record, or not shown to this user. */
  readonly outOfService: boolean | null
  readonly covers: Readonly<Record<WatchedLine, Cover>>
  /** Identity alerts on it. */
  readonly alerts: number
}

/** The covers of a carrier by line. Source: section 2, "What changed". */
export const watchedCovers = ({ insurance }: Pick<CarrierSummary, 'insurance'>): WatchedFacts['covers'] => ({
  BIPD: coverOf(insurance, 'bipd'),
  Cargo: coverOf(insurance, 'cargo'),
  'General liability': coverOf(insurance, 'generalLiability'),
})

/** The facts of a carrier to store in a snapshot. Source: section 2, "What changed". */
export const watchedFacts = (
  carrier: CarrierSummary,
  today: CalendarDate,
  isSeen: boolean,
): WatchedFacts => ({
  day: today,
  isSeen,
  verdict: carrier.rulesAssessment === null ? null : assess(carrier.rulesAssessment, today).overall,
  authority: {
    status: authorityStatus(carrier.authority),
    since: carrier.authority.since,
    asOf: carrier.authority.asOf,
  },
  outOfService: carrier.safety?.outOfService ?? null,
  covers: watchedCovers(carrier),
  alerts: carrier.identityAlertsCount,
})

/**
 * The first day of dated facts reported for a carrier never marked as seen: a week before its first snapshot.
 *
 * Source: section 2, "What changed".
 */
export const publishedSince = ({ day }: Pick<WatchedFacts, 'day'>): CalendarDate =>
  addDays(day, -ALERT_WINDOW_DAYS)
