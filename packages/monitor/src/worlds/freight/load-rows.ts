import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { daysAfter, daysBefore } from '../days.ts'
import type { Random } from '../random.ts'
import { zonedMoment } from '../zoned-moment.ts'
import type { FreightPlace } from './freight-places.ts'
import type { LoadProfile, Logged, WindowPlace } from './load-profiles.ts'

/** A point in degrees north and east. */
export interface Degrees {
  readonly latitude: number
  readonly longitude: number
}

const MILES_A_DEGREE = 69.1

/**
 * The distance of two towns in miles.
 *
 * Choice: on a plane, with degrees of longitude shortened by latitude. That is exact enough for an invented journey,
 * and not the monitor's formula, so that tests can detect an error in that.
 */
export const milesBetween = (one: Degrees, other: Degrees): number => {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180)
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * Math.cos(middle)
  return MILES_A_DEGREE * Math.hypot(north, east)
}

export type LoadRow = Insertable<Schema['loads']> & { readonly id: number }
export type StopRow = Insertable<Schema['load_stops']> & { readonly id: number }
export type LogRow = Insertable<Schema['load_logs']>

/** The most stops of one load, so that stop ids derive from the load's id and a change to one load affects no other. */
const STOPS_EACH = 10
/** How much longer roads are than the straight line. */
const ROAD = 1.18
const SHORT_MILES_MAX = 149

/** Start and end of a window, each as days relative to today and minutes of the stop's local time. */
const WINDOWS: Readonly<
  Record<
    Exclude<WindowPlace, 'unknown'>,
    (random: Random, at: number) => readonly [readonly [number, number], readonly [number, number]]
  >
> = {
  'long over': (random, at) => {
    const day = -6 + 2 * at - random.whole(0, 1)
    return [
      [day, 480],
      [day, 600],
    ]
  },
  over: () => [
    [-1, 420],
    [-1, 540],
  ],
  running: () => [
    [-1, 720],
    [1, 720],
  ],
  'to come': (random, at) => {
    const day = 1 + at + random.whole(0, 4)
    const hour = random.whole(6, 15)
    return [
      [day, hour * 60],
      [day, hour * 60 + 120],
    ]
  },
}

/** How many events are logged at a stop up to an event. */
const TURNS: Readonly<Record<Logged, number>> = { nothing: 0, arrival: 1, handling: 2, departure: 3 }
const MINUTES_AFTER = [15, 55, 80] as const

const windowOf = (
  place: WindowPlace,
  { random, at, today, zone }: { random: Random; at: number; today: string; zone: string },
) => {
  if (place === 'unknown') return { window_starts_at: null, window_ends_at: null }
  const [from, to] = WINDOWS[place](random, at)
  const moment = ([days, minute]: readonly [number, number]) =>
    zonedMoment(days < 0 ? daysBefore(today, -days) : daysAfter(today, days), minute, zone)
  return { window_starts_at: moment(from), window_ends_at: moment(to) }
}

/** The stops of a load; a few have no coordinates on record. */
export const stopsOf = (
  profile: LoadProfile,
  {
    id,
    random,
    today,
    journey,
  }: { id: number; random: Random; today: string; journey: readonly FreightPlace[] },
): readonly StopRow[] =>
  profile.stops.map(([place], at) => {
    const town = journey[at] as FreightPlace
    const isPlaced = !random.chance(0.03)
    return {
      id: id * STOPS_EACH + at,
      load_id: id,
      is_type: at === 0 ? 'pickup' : 'delivery',
      sequence: at + 1,
      latitude: isPlaced ? town.latitude : null,
      longitude: isPlaced ? town.longitude : null,
      state: town.state,
      postal_code: town.area.code,
      ...windowOf(place, { random, at, today, zone: town.zone }),
      time_zone: town.zone,
    }
  })

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

/** The logs at the stops of a load. */
export const logsOf = (profile: LoadProfile, stops: readonly StopRow[], userId: number): readonly LogRow[] =>
  stops.flatMap((stop, at) => {
    const turns = TURNS[profile.stops[at]?.[1] ?? 'nothing']
    const start = stop.window_starts_at
    if (typeof start !== 'string') return []
    return ['arrival', stop.is_type, 'departure'].slice(0, turns).map((is_type, turn) => ({
      load_id: stop.load_id,
      stop_id: stop.id,
      is_type,
      occurred_at: minutesAfter(start, MINUTES_AFTER[turn] ?? 0),
      external_message: null,
      user_id: userId,
      created_at: minutesAfter(start, (MINUTES_AFTER[turn] ?? 0) + 5),
    }))
  })

/** Billable road miles from stop to stop, as a whole number. */
export const billableMiles = (
  profile: LoadProfile,
  journey: readonly FreightPlace[],
  random: Random,
): number | null => {
  if (profile.miles === 'unknown') return null
  if (profile.miles === 'short') return random.whole(20, SHORT_MILES_MAX)
  return Math.round(
    ROAD *
      journey.reduce((sum, place, at) => {
        const next = journey[at + 1]
        return next === undefined ? sum : sum + milesBetween(place, next)
      }, 0),
  )
}
