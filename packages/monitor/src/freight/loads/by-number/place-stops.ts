import tzLookup from '@photostructure/tz-lookup'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { instantOf } from '../../../kernel/zoned-clock.ts'
import type { WireError } from '../../../http/refused.ts'
import { findPlaces, type Place } from './find-places.ts'
import type { SentStop } from './stop-in-body.ts'

/** A stop as it is stored. */
export interface PlacedStop extends Place {
  readonly is_type: 'pickup' | 'delivery'
  readonly window_starts_at: Date | null
  readonly window_ends_at: Date | null
  readonly time_zone: string | null
}

/** The stops of a load with their places, or what is wrong with them, by field. */
export interface PlacedStops {
  readonly stops: readonly PlacedStop[]
  readonly errors: readonly WireError[]
}

const YEARS = { first: Date.UTC(2000, 0), last: Date.UTC(2200, 0) }

/** The instant of a time at a stop, or why it is none. */
const momentOf = (text: string, zone: string | null): Date | string => {
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const wall = Date.parse(hasOffset ? text : `${text}Z`)
  if (Number.isNaN(wall)) return 'This time does not exist.'
  if (wall < YEARS.first || wall > YEARS.last) return 'There was nothing here at that time.'
  if (hasOffset) return new Date(wall)
  if (zone === null) return 'The time zone of this place is not known. Give it, or a time with its offset.'
  // Dates such as February 30 are read as a day of March.
  if (new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16)) return 'This time does not exist.'
  const at = instantOf(wall, zone)
  return at === null ? 'This time does not exist: the clocks there are put forward.' : new Date(at)
}

const zoneAt = ({ latitude, longitude }: Place): string | null =>
  latitude === null || longitude === null ? null : tzLookup(latitude, longitude)

/** A stop with its place and its window, or what is wrong with it. */
function placed(sent: SentStop, place: Place): PlacedStop | readonly WireError[] {
  const zone = sent.time_zone ?? zoneAt(place)
  const errors: WireError[] = []
  const moment = (field: 'starts_at' | 'ends_at'): Date | null => {
    const text = sent[field]
    const at = text === null ? null : momentOf(text, zone)
    if (typeof at !== 'string') return at
    errors.push({ field: zone === null ? 'time_zone' : field, message: at })
    return null
  }
  const [starts, ends] = [moment('starts_at'), moment('ends_at')]
  if (starts !== null && ends !== null && ends < starts)
    errors.push({ field: 'ends_at', message: 'This window ends before it begins.' })
  if (errors.length > 0) return errors
  const { is_type } = sent
  return { is_type, ...place, window_starts_at: starts, window_ends_at: ends, time_zone: zone }
}

/**
 * The stops of some loads, each with its place, its time zone and its window as instants. A stop without a zone has that
 * of its place.
 *
 * Refuses, by stop and field: a place that is not on record or contradicts itself, a local time without a zone or that no
 * clock there shows, and a window that ends before it begins.
 */
export async function placeStops(
  db: Kysely<Schema>,
  loads: readonly (readonly SentStop[])[],
): Promise<readonly PlacedStops[]> {
  const places = await findPlaces(db, loads.flat())
  let next = 0
  return loads.map(sent => {
    const stops: PlacedStop[] = []
    const errors: WireError[] = []
    for (const [at, stop] of sent.entries()) {
      const place = places[next]
      next += 1
      const made =
        place === undefined || 'message' in place ? (place === undefined ? [] : [place]) : placed(stop, place)
      if ('is_type' in made) stops.push(made)
      else errors.push(...made.map(({ field, message }) => ({ field: `stops.${at}.${field}`, message })))
    }
    return { stops, errors }
  })
}
