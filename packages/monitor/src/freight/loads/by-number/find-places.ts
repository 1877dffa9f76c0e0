import { type Kysely, sql } from 'kysely'
import { LAST } from '../../../carriers/conditions.ts'
import { placeKey } from '../../../database/place-key.ts'
import type { Schema } from '../../../database/schema.ts'
import { milesBetween } from '../../../kernel/miles-between.ts'
import { type NearestPlaces, nearestOf, nearestOnRecord } from './nearest-places.ts'
import { placeCode, type Whereabouts } from './stop-in-body.ts'

/** Where a stop is, as far as it is known. */
export interface Place {
  readonly city: string | null
  readonly state: string | null
  readonly postal_code: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Why a place is refused, at the field that says it. */
export interface PlaceRefusal {
  readonly field: 'city' | 'state' | 'postal_code' | 'latitude'
  readonly message: string
}

/** An area as it is found. */
interface Area {
  readonly at: number
  readonly name: string
  readonly state: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Coordinates farther than this from the place that is named contradict it. */
const CONTRADICTS_MILES = 100
/** A place within so many degrees of a point is at it: 20 miles. */
const NEAR_DEGREES = 0.3

const byAt = (rows: readonly Area[]): ReadonlyMap<number, Area> => new Map(rows.map(row => [row.at, row]))

/** The ZIPs and the Canadian codes among some places, each by one look-up. */
async function withCode(db: Kysely<Schema>, places: readonly Whereabouts[]) {
  const requested = places.flatMap(({ postal_code, country }, at) => {
    const code = postal_code === null || country === 'MX' ? null : placeCode(postal_code)
    return code === null ? [] : [{ at, code, country, type: country === 'CA' ? 'three_zip' : 'five_zip' }]
  })
  if (requested.length === 0) return new Map<number, Area>()
  const { rows } = await sql<Area>`
    select requested.at, areas.name, states.code as state, areas.latitude, areas.longitude
    from json_to_recordset(${JSON.stringify(requested)}::json) as requested (at int, code text, country text, type text)
    join areas on areas.is_type = requested.type and areas.country = requested.country and areas.code = requested.code
    left join areas as states on states.id = areas.state_area_id`.execute(db)
  return byAt(rows)
}

/** The towns among some places that have no code: by their ZIPs, in the middle of these; in Canada by their market. */
async function withTown(db: Kysely<Schema>, places: readonly Whereabouts[]) {
  const requested = places.flatMap(({ city, state, country, postal_code }, at) => {
    if (city === null || state === null || country === 'MX' || postal_code !== null) return []
    const key = placeKey(`${city}, ${state}`)
    return [{ at, key, end: key + LAST, state, country }]
  })
  if (requested.length === 0) return new Map<number, Area>()
  const { rows } = await sql<Area>`
    select requested.at, min(areas.name) as name, requested.state, avg(areas.latitude) as latitude,
      avg(areas.longitude) as longitude
    from json_to_recordset(${JSON.stringify(requested)}::json)
      as requested (at int, key text, "end" text, state text, country text)
    join areas on areas.name_key >= requested.key collate "C" and areas.name_key < requested."end" collate "C"
      and areas.country = requested.country
    join areas as states on states.id = areas.state_area_id and states.code = requested.state
    where areas.is_type = 'five_zip' and length(areas.name_key) = length(requested.key) + 5
      or areas.is_type = 'kma' and areas.country = 'CA' and areas.name_key = requested.key || 'MARKET'
    group by requested.at, requested.state`.execute(db)
  return byAt(rows)
}

/** The nearest ZIP, in Canada the nearest code, of the places that have coordinates alone. */
async function atPoint(db: Kysely<Schema>, places: readonly Whereabouts[]) {
  const requested = places.flatMap(({ latitude, longitude, country, ...place }, at) =>
    latitude === null ||
    longitude === null ||
    country === 'MX' ||
    place.postal_code !== null ||
    place.city !== null
      ? []
      : [{ at, latitude, longitude }],
  )
  if (requested.length === 0) return new Map<number, Area>()
  const { rows } = await sql<Area>`
    select requested.at, nearest.name, states.code as state, nearest.latitude, nearest.longitude
    from json_to_recordset(${JSON.stringify(requested)}::json) as requested (at int, latitude float8, longitude float8)
    cross join lateral (
      select * from areas
      where areas.latitude between requested.latitude - ${NEAR_DEGREES} and requested.latitude + ${NEAR_DEGREES}
        and areas.longitude between requested.longitude - ${NEAR_DEGREES} and requested.longitude + ${NEAR_DEGREES}
        and (is_type = 'five_zip' or is_type = 'three_zip' and country = 'CA')
      order by (areas.latitude - requested.latitude) ^ 2
        + ((areas.longitude - requested.longitude) * cos(radians(requested.latitude))) ^ 2, id
      limit 1) as nearest
    left join areas as states on states.id = nearest.state_area_id`.execute(db)
  return byAt(rows)
}

/** The town in the name of an area: "Dallas" of "Dallas, TX 75201". */
const townOf = ({ name }: Area) => name.slice(0, name.lastIndexOf(',')) || null

const asGiven = ({ city, state, postal_code, latitude, longitude }: Whereabouts): Place => ({
  ...{ city, state, postal_code, latitude, longitude },
})

const contradicts = ({ latitude, longitude }: Whereabouts, area: Area): boolean =>
  latitude !== null &&
  longitude !== null &&
  area.latitude !== null &&
  area.longitude !== null &&
  milesBetween({ latitude, longitude }, { latitude: area.latitude, longitude: area.longitude }) >
    CONTRADICTS_MILES

/** The place of a stop by the area that was found for it. */
function placeIn(stop: Whereabouts, area: Area): Place | PlaceRefusal {
  if (stop.state !== null && area.state !== null && stop.state !== area.state && stop.postal_code !== null)
    return { field: 'state', message: `${stop.postal_code} is in ${area.state}, not in ${stop.state}.` }
  if (contradicts(stop, area))
    return {
      field: 'latitude',
      message: `These coordinates are more than ${CONTRADICTS_MILES} miles from ${area.name}.`,
    }
  return {
    city: stop.postal_code === null ? townOf(area) : (stop.city ?? townOf(area)),
    state: stop.state ?? area.state,
    postal_code: stop.postal_code,
    latitude: stop.latitude ?? area.latitude,
    longitude: stop.longitude ?? area.longitude,
  }
}

const notFound = (stop: Whereabouts, near: NearestPlaces): PlaceRefusal => {
  const nearest = nearestOf(near, stop)
  const offered = nearest.length === 0 ? '' : ` The nearest: ${nearest.join('; ')}.`
  if (stop.postal_code !== null)
    return { field: 'postal_code', message: `${stop.postal_code} is not on record.${offered}` }
  if (stop.city !== null)
    return { field: 'city', message: `${stop.city}, ${stop.state ?? ''} is not on record.${offered}` }
  return {
    field: 'latitude',
    message: `No place is on record within 20 miles of these coordinates.${offered}`,
  }
}

const placeText = (place: Whereabouts) =>
  JSON.stringify([place.city, place.state, place.postal_code, place.country, place.latitude, place.longitude])

/**
 * The place of each stop, in the order given, by one statement for each way to say it. The postal code decides, then the
 * town, then the coordinates; those that are given are kept.
 *
 * Refuses: a place that is not on record, with the nearest; one whose parts contradict each other. Choice: Mexican
 * places are kept as given, as only Mexico's states are on record.
 */
export async function findPlaces(
  db: Kysely<Schema>,
  stops: readonly Whereabouts[],
): Promise<readonly (Place | PlaceRefusal)[]> {
  const distinct = new Map(stops.map(stop => [placeText(stop), stop]))
  const places = [...distinct.values()]
  const [codes, towns, points] = [
    await withCode(db, places),
    await withTown(db, places),
    await atPoint(db, places),
  ]
  const areaOf = (at: number) => codes.get(at) ?? towns.get(at) ?? points.get(at)
  const isKnown = ({ country, city, latitude, postal_code }: Whereabouts) =>
    country === 'MX' || (postal_code === null && city !== null && latitude !== null)
  const missing = places.filter((place, at) => areaOf(at) === undefined && !isKnown(place))
  const near = await nearestOnRecord(db, missing)
  const found = new Map(
    places.map((place, at) => {
      const area = areaOf(at)
      if (area !== undefined) return [placeText(place), placeIn(place, area)]
      return [placeText(place), isKnown(place) ? asGiven(place) : notFound(place, near)]
    }),
  )
  return stops.map(stop => found.get(placeText(stop)) ?? asGiven(stop))
}
