import { toDate } from 'date-fns'
import type { IdentityAlertId } from '../identity-alert/identity-alert.ts'
import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { CarrierId } from '../shared/ids.ts'
import { exactTime } from '../shared/times.ts'
import { publishedSince, type WatchedFacts, type WatchedNow, watchedFacts } from './watched-facts.ts'

/** Most carriers in a snapshot: as many as Home counts. Source: section 2, "What changed". */
export const SNAPSHOT_CARRIERS_MAX = 200

/** The state of a user's carriers when they last marked changes as seen. Source: section 2, "What changed". */
export interface CarrierSnapshot {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The viewer's own day then. */
  readonly day: CalendarDate
  /** True: the user marked the changes as seen. False: taken at the first visit. */
  readonly isSeen: boolean
  /** The greatest id of the alerts seen; null: none, or unknown. */
  readonly lastAlertId: IdentityAlertId | null
  readonly carriers: ReadonlyMap<CarrierId, WatchedFacts>
}

/** When a snapshot is taken. */
export interface SnapshotMoment {
  readonly now: number
  readonly today: CalendarDate
}

/** The snapshot of a first visit: no carriers, nothing seen. Source: section 2, "What changed". */
export const emptySnapshot = ({ now, today }: SnapshotMoment): CarrierSnapshot => ({
  at: now,
  day: today,
  isSeen: false,
  lastAlertId: null,
  carriers: new Map(),
})

/**
 * A snapshot with the carriers added since, and without the removed ones.
 *
 * Source: section 2, "What changed". Choice: changes of the other carriers stay until they are marked as seen.
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
 * The snapshot after the user marked everything as seen: the current state of all carriers.
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
 * The start of the period that changes cover: "since 19 Nov 2026, 14:05", when they were last marked as seen; before
 * that, a week before the first visit.
 *
 * Source: section 2, "What changed".
 */
export const snapshotAgeText = (look: Pick<CarrierSnapshot, 'at' | 'day' | 'isSeen'>): string =>
  look.isSeen
    ? `since ${exactTime(toDate(look.at).toISOString())}`
    : `since ${formatCalendarDate(publishedSince(look))}`
