import { straightMiles } from '../../map/straight-line.ts'
import { durationText } from '../../shared/durations.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import type { Load } from '../load.ts'
import { isOpenLoad } from '../load-status.ts'
import type { LoadStop, LoadStopId } from '../stop/load-stop.ts'
import { mapPoint } from '../stop/map-stops.ts'
import { stopsToCome } from '../stop/next-due-stop.ts'
import type { TracePoint } from './vehicle-trace.ts'
import { lastSeen, tracePath } from './vehicle-trace.ts'

const HOUR_MS = 3_600_000
/** How much longer roads are than the straight line. */
const ROAD = 1.2
/** The average speed of a loaded truck on the way, with fuel and traffic. */
const MILES_PER_HOUR = 50
/** The longest drive before a rest of ten hours (49 CFR 395.3). */
const DRIVE_HOURS_MAX = 11
const REST_HOURS = 10
/** The time at a stop before the truck goes on. */
const STOP_HOURS = 2
/** An older position says little about where the truck is now. */
const FRESH_HOURS = 3

/** How the arrival at a stop was estimated. */
export interface StopEta {
  readonly stopId: LoadStopId
  /** An instant in milliseconds since 1970, never before now. */
  readonly at: number
  /** Road miles that are left to this stop. */
  readonly miles: number
  /** Hours of driving that are left to this stop, without rests. */
  readonly driveHours: number
  /** The rests of ten hours on the way. */
  readonly rests: number
  /** How it meets the window. Null: the window has no end on record. */
  readonly lateMs: number | null
}

/** The estimates for the stops that are still to be done, or why there are none. */
export type StopEtas =
  | { readonly kind: 'known'; readonly from: TracePoint; readonly stops: readonly StopEta[] }
  | { readonly kind: 'unknown'; readonly reason: string }

const unknown = (reason: string): StopEtas => ({ kind: 'unknown', reason })

/** Rests on a drive: one after every eleven hours, but none at its end. */
const restsOn = (hours: number): number => Math.max(0, Math.ceil(hours / DRIVE_HOURS_MAX) - 1)

const placeOf = ({ latitude, longitude }: Pick<LoadStop, 'latitude' | 'longitude'>) =>
  mapPoint(latitude, longitude)

/**
 * When the truck of a load reaches each stop that is still to be done: from its last position in a straight line, made
 * a fifth longer for the road, at 50 miles an hour, with ten hours of rest after eleven of driving, and two hours at
 * each stop before.
 *
 * Units: now is in milliseconds since 1970. Empty: unknown without a position of the last three hours, for a load that is
 * not open, and from the first stop on that has no place. Choice: the driver is rested at the last position; hours
 * driven before are not known.
 * Source: section 3, "Load"; section 7, "Third-party calls".
 */
export const stopEtas = (
  load: Pick<Load, 'status' | 'stops'>,
  trace: readonly TracePoint[],
  now: number,
): StopEtas => {
  if (!isOpenLoad(load)) return unknown('The load is not under way.')
  const from = lastSeen(tracePath(trace))
  const seenAt = instantMs(from?.seenAt ?? null)
  if (from === null || seenAt === null) return unknown('The truck has not been seen on this load.')
  if (now - seenAt > FRESH_HOURS * HOUR_MS)
    return unknown(`The last position is ${durationText(now - seenAt)} old.`)
  const stops: StopEta[] = []
  let place = placeOf(from)
  let miles = 0
  let dwell = 0
  for (const stop of stopsToCome(load)) {
    const next = placeOf(stop)
    if (next === null || place === null) break
    const isThere = instantMs(stop.progress?.arrivedAt ?? null) !== null
    if (!isThere) {
      miles += straightMiles(place, next) * ROAD
      const driveHours = miles / MILES_PER_HOUR
      const rests = restsOn(driveHours)
      const at = Math.max(now, seenAt + (driveHours + rests * REST_HOURS + dwell) * HOUR_MS)
      const endsAt = instantMs(stop.window.endsAt)
      stops.push({
        stopId: stop.id,
        at,
        miles,
        driveHours,
        rests,
        lateMs: endsAt === null ? null : at - endsAt,
      })
    }
    place = next
    dwell += STOP_HOURS
  }
  return stops.length === 0 ? unknown('No stop ahead has a place on record.') : { kind: 'known', from, stops }
}

/** How an estimate meets the window of its stop: "1 h 10 min late", "2 h before the window ends". Empty: "". */
export const etaMargin = ({ lateMs }: Pick<StopEta, 'lateMs'>): string => {
  if (lateMs === null) return ''
  return lateMs > 0 ? `${durationText(lateMs)} late` : `${durationText(-lateMs)} before the window ends`
}

/** How an estimate was reckoned: "412 miles left at 50 mph, 8 h 14 min of driving, 1 rest of 10 h". */
export const etaBasis = ({
  miles,
  driveHours,
  rests,
}: Pick<StopEta, 'miles' | 'driveHours' | 'rests'>): string =>
  [
    `${Math.round(miles)} miles left at ${MILES_PER_HOUR} mph`,
    `${durationText(driveHours * HOUR_MS)} of driving`,
    ...(rests === 0 ? [] : [`${rests === 1 ? '1 rest' : `${rests} rests`} of ${REST_HOURS} h`]),
  ].join(', ')
