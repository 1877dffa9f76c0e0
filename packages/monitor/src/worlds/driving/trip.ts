import { milesBetween } from '../freight/load-rows.ts'
import { randomFrom } from '../random.ts'

/** How a truck drives one load. */
export type Manner = 'early' | 'on time' | 'late' | 'silent' | 'resting'

const MANNERS: readonly (readonly [weight: number, manner: Manner])[] = [
  [2, 'early'],
  [5, 'on time'],
  [3, 'late'],
  [2, 'silent'],
  [2, 'resting'],
]

/** The same load is always driven in the same manner. */
export const mannerOf = (loadId: number): Manner => randomFrom(`driving/${loadId}`).weigh(MANNERS)

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A stop of a trip; instants in milliseconds since 1970, null where nothing is logged or on record. */
export interface TripStop extends Place {
  readonly id: number
  readonly kind: 'pickup' | 'delivery'
  readonly startsAt: number
  readonly endsAt: number
  readonly arrivedAt: number | null
  readonly handledAt: number | null
  readonly departedAt: number | null
}

/** What a truck does next: what it logs, in order, and where it is. Null: it is not seen. */
export interface TripState {
  readonly events: readonly {
    readonly stopId: number
    readonly kind: 'arrival' | 'pickup' | 'delivery' | 'departure'
    readonly at: number
  }[]
  readonly place: Place | null
  /** Whether the truck should be seen and is not. */
  readonly isSilent: boolean
  /** Whether it is due at a stop whose window has ended. */
  readonly isLate: boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ROAD = 1.2
const MILES_PER_HOUR = 55
const DRIVE_HOURS_MAX = 11
const REST_HOURS = 10
const WORK_MINUTES = 50
const LEAVING_MINUTES = 25
/** How long before its pickup a truck is seen. */
const APPROACH = 2 * HOUR
/** Where it comes from, in degrees from the pickup. */
const APPROACH_DEGREES = 0.8
/** The part of the way on which a silent truck is not seen, and a resting one stands. */
const QUIET = { from: 0.35, to: 0.65 }

const hoursOf = (from: Place, to: Place): number => {
  const hours = (milesBetween(from, to) * ROAD) / MILES_PER_HOUR
  return hours + Math.max(0, Math.ceil(hours / DRIVE_HOURS_MAX) - 1) * REST_HOURS
}

/** When a truck arrives that could be there at `earliest`. */
const arrivalAt = (
  stop: TripStop,
  manner: Manner,
  { earliest, seed }: { earliest: number; seed: string },
) => {
  const random = randomFrom(seed)
  if (manner === 'early') return Math.max(earliest, stop.startsAt - random.whole(15, 40) * MINUTE)
  if (manner === 'late') return Math.max(earliest, stop.endsAt + random.whole(30, 300) * MINUTE)
  return Math.max(earliest, stop.startsAt + random.whole(5, 80) * MINUTE)
}

const between = (from: Place, to: Place, way: number): Place => ({
  latitude: Math.round((from.latitude + (to.latitude - from.latitude) * way) * 10_000) / 10_000,
  longitude: Math.round((from.longitude + (to.longitude - from.longitude) * way) * 10_000) / 10_000,
})

/** A resting truck is in the middle of its way, and makes up for it before and after. */
const wayDriven = (way: number, manner: Manner): number => {
  if (manner !== 'resting') return way
  if (way < QUIET.from) return way / QUIET.from / 2
  return way < QUIET.to ? 0.5 : 0.5 + (way - QUIET.to) / (1 - QUIET.to) / 2
}

const approachOf = (stop: TripStop, loadId: number): Place => {
  const angle = randomFrom(`driving/${loadId}/approach`).next() * 2 * Math.PI
  return {
    latitude: stop.latitude + APPROACH_DEGREES * Math.sin(angle),
    longitude: stop.longitude + APPROACH_DEGREES * Math.cos(angle),
  }
}

interface Trip {
  readonly loadId: number
  /** In travel order. */
  readonly stops: readonly TripStop[]
  /** The time of the step before; nothing is logged for an earlier time. */
  readonly since: number
  readonly now: number
}

/**
 * What a truck on a trip has done since the step before, and where it is now: it arrives, works and departs as its manner
 * says, and drives in a straight line between. The same trip at the same time gives the same state.
 *
 * Empty: a truck that has nothing left to do, or is not yet on its way to the pickup, is not seen.
 */
export const tripState = ({ loadId, stops, since, now }: Trip): TripState => {
  const manner = mannerOf(loadId)
  const events: TripState['events'][number][] = []
  let from: Place | null = null
  let leftAt = Number.NEGATIVE_INFINITY
  const happens = (
    stop: TripStop,
    kind: TripState['events'][number]['kind'],
    logged: number | null,
    at: number,
  ) => {
    const when = logged ?? Math.max(at, since)
    if (when > now) return null
    if (logged === null) events.push({ stopId: stop.id, kind, at: when })
    return when
  }
  const state = (place: Place | null, stop: TripStop | null, isSilent = false): TripState => ({
    events,
    place,
    isSilent,
    isLate: stop !== null && stop.endsAt < now,
  })
  for (const [at, stop] of stops.entries()) {
    const seed = `driving/${loadId}/${at}`
    const earliest = from === null ? leftAt : leftAt + hoursOf(from, stop) * HOUR
    const planned = Math.max(since, arrivalAt(stop, manner, { earliest, seed }))
    const known = stop.arrivedAt ?? stop.handledAt ?? stop.departedAt
    const arrived = happens(stop, 'arrival', known, planned)
    if (arrived === null) {
      const start = from === null ? planned - APPROACH : leftAt
      if (now < start) return state(null, stop)
      const way = Math.min(1, (now - start) / Math.max(1, planned - start))
      const isSilent = manner === 'silent' && from !== null && way > QUIET.from && way < QUIET.to
      const place = between(from ?? approachOf(stop, loadId), stop, wayDriven(way, manner))
      return state(isSilent ? null : place, stop, isSilent)
    }
    const isLast = at === stops.length - 1
    const handled = happens(
      stop,
      stop.kind,
      stop.handledAt ?? stop.departedAt,
      Math.max(arrived, stop.startsAt) + WORK_MINUTES * MINUTE,
    )
    if (handled === null) return state(stop, null)
    if (isLast) break
    const departed = happens(stop, 'departure', stop.departedAt, handled + LEAVING_MINUTES * MINUTE)
    if (departed === null) return state(stop, null)
    from = stop
    leftAt = departed
  }
  return state(null, null)
}
