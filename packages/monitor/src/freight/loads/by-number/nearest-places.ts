import { type Kysely, sql } from 'kysely'
import { placeKey } from '../../../database/place-key.ts'
import type { Schema } from '../../../database/schema.ts'
import { placeCode, type Whereabouts } from './stop-in-body.ts'

/** The nearest places on record to some that are not, by their text. */
export type NearestPlaces = ReadonlyMap<string, readonly string[]>

/** Places of one call whose nearest are looked up, at most: a list that is wrong throughout needs no more. */
const LOOKED_UP_MAX = 20
const OFFERED_MAX = 3

const textOf = ({ postal_code, city, state, latitude, longitude }: Whereabouts) =>
  JSON.stringify([postal_code, city, state, latitude, longitude])

const named = async (db: Kysely<Schema>, query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(db)).rows.map(({ name }) => name)

const nearestTo = (db: Kysely<Schema>, place: Whereabouts): Promise<readonly string[]> => {
  const { postal_code, city, state, country, latitude, longitude } = place
  const code = postal_code === null ? null : placeCode(postal_code)
  if (code !== null && country === 'US')
    return named(
      db,
      sql`select name from areas where is_type = 'five_zip' and code >= ${code.slice(0, 3)}
        and code < ${`${code.slice(0, 3)}:`} order by abs(code::int - ${Number(code)}), code limit ${OFFERED_MAX}`,
    )
  if (postal_code === null && city !== null && state !== null)
    return named(
      db,
      sql`select min(town) as name from (
          select regexp_replace(areas.name, ' ([0-9]{5}|market)$', '') as town, areas.name_key
          from areas join areas as states on states.id = areas.state_area_id and states.code = ${state}
          where areas.country = ${country}
            and (areas.is_type = 'five_zip' or areas.is_type = 'kma' and areas.country = 'CA')) as towns
        group by town having max(similarity(town, ${`${city}, ${state}`})) > 0.4
        order by max(similarity(${placeKey(`${city}, ${state}`)}, regexp_replace(name_key, '([0-9]{5}|MARKET)$', ''))) desc, 1
        limit ${OFFERED_MAX}`,
    )
  if (latitude === null || longitude === null) return Promise.resolve([])
  return named(
    db,
    sql`select name from areas where is_type = 'five_zip'
        and latitude between ${latitude}::float8 - 5 and ${latitude}::float8 + 5
        and longitude between ${longitude}::float8 - 5 and ${longitude}::float8 + 5
      order by (latitude - ${latitude}::float8) ^ 2 + (longitude - ${longitude}::float8) ^ 2, id limit 1`,
  )
}

/** What is on record near some places that are not. Empty: nothing near. */
export async function nearestOnRecord(
  db: Kysely<Schema>,
  places: readonly Whereabouts[],
): Promise<NearestPlaces> {
  const near = new Map<string, readonly string[]>()
  for (const place of places.slice(0, LOOKED_UP_MAX)) near.set(textOf(place), await nearestTo(db, place))
  return near
}

/** The nearest of one place. Empty: nothing is near, or it was not looked up. */
export const nearestOf = (near: NearestPlaces, place: Whereabouts): readonly string[] =>
  near.get(textOf(place)) ?? []
