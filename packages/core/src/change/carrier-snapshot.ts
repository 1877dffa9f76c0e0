import type { IdentityAlertId } from '../identity-alert/identity-alert.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import { exactTime } from '../shared/times.ts'
import { toDate } from 'date-fns'
import { publishedSince, type WatchedFacts, type WatchedNow, watchedFacts } from './watched-facts.ts'

/** So many carriers are kept at most: as many as Home counts. Source: section 2, "What changed". */
export const SNAPSHOT_CARRIERS_MAX = 200

/** How somebody's carriers stood when they last looked. Source: section 2, "What changed". */
export interface CarrierSnapshot {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The viewer's own day then. */
  readonly day: CalendarDate
  /** Whether it was marked as seen; else it is when they were first here. */
  readonly isSeen: boolean
  /** The greatest number among the alerts that were seen; null: none was, or they were not known. */
  readonly lastAlertId: IdentityAlertId | null
  readonly carriers: ReadonlyMap<CarrierId, WatchedFacts>
}

/** When a look is taken. */
export interface SnapshotMoment {
  readonly now: number
  readonly today: CalendarDate
}

/** The look of somebody who was never here: nothing is seen, and nothing known of how it was. Source: section 2, "What changed". */
export const emptySnapshot = ({ now, today }: SnapshotMoment): CarrierSnapshot => ({
  at: now,
  day: today,
  isSeen: false,
  lastAlertId: null,
  carriers: new Map(),
})

/**
 * A look with the carriers that have come to be watched since, and without those that are no longer.
 *
 * Source: section 2, "What changed". Choice: what is told of the others stays until it is marked as seen.
 */
export const withNewCarriers = (
  look: CarrierSnapshot,
  { carriers }: Pick<WatchedNow, 'carriers'>,
  today: CalendarDate,
): CarrierSnapshot => ({
  ...look,
  carriers: new Map(
    carriers
      .slice(0, SNAPSHOT_CARRIERS_MAX)
      .map(carrier => [carrier.id, look.carriers.get(carrier.id) ?? watchedFacts(carrier, today, false)]),
  ),
})

/**
 * The look after everything was marked as seen: all as it stands now. Nothing is told after it until something changes.
 *
 * Source: section 2, "What changed".
 */
export const snapshotAfter = (
  look: Pick<CarrierSnapshot, 'lastAlertId'>,
  { carriers, recentAlerts }: WatchedNow,
  { now, today }: SnapshotMoment,
): CarrierSnapshot => {
  const lastAlertId = Math.max(look.lastAlertId ?? 0, ...recentAlerts.map(({ id }) => id))
  return {
    at: now,
    day: today,
    isSeen: true,
    lastAlertId: lastAlertId === 0 ? null : (lastAlertId as IdentityAlertId),
    carriers: new Map(
      carriers
        .slice(0, SNAPSHOT_CARRIERS_MAX)
        .map(carrier => [carrier.id, watchedFacts(carrier, today, true)]),
    ),
  }
}

/**
 * Since when changes are told: "since 19 Nov 2026, 14:05", the time they were last marked as seen; before that, from a week
 * before the first visit, as dates on the facts tell so far back.
 *
 * Source: section 2, "What changed".
 */
export const snapshotAgeText = (look: Pick<CarrierSnapshot, 'at' | 'day' | 'isSeen'>): string =>
  look.isSeen
    ? `since ${exactTime(toDate(look.at).toISOString())}`
    : `since ${formatCalendarDate(publishedSince(look))}`
