import { textOfLists } from '../database/list-text.ts'
import type { Insertable, Kysely } from 'kysely'
import { placeKey } from '../database/place-key.ts'
import type { Schema } from '../database/schema.ts'

type Db = Kysely<Schema>
type Run = Insertable<Schema['carrier_vehicles']>

/** A carrier's vehicle, by default a tractor known from a load. Returns its id. */
export const addRun = async (
  db: Db,
  run: Partial<Run> & { readonly carrier_id: number },
): Promise<number> => {
  const { id } = await db
    .insertInto('carrier_vehicles')
    .values({
      vehicle_id: null,
      vin: null,
      unit_number: null,
      is_type: 'power_unit',
      trailer_type: null,
      power_unit_type: run.is_type === 'trailer' ? null : 'tractor',
      source: 'load',
      date: '2026-11-01',
      provider: null,
      ...run,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A primary auto policy of a carrier that lists vehicles by their VINs, by default in force. */
export const addSchedule = async (
  db: Db,
  carrier_id: number,
  scheduled_vins: string[],
  change: Partial<Insertable<Schema['carrier_insurances']>> = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('carrier_insurances')
    .values({ carrier_id, kind: 'bipd', amount: 1_000_000, source: 'certificate', scheduled_vins, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An inspection of one vehicle, spelled as by the inspector; its report number begins with `V-`. */
export const addInspection = async (db: Db, carrier_id: number, inspected_on: string, vin: string) => {
  await db
    .insertInto('inspections')
    .values({
      carrier_id,
      report_number: `V-${carrier_id}-${inspected_on}`,
      inspected_on,
      units: textOfLists([[1, 11, vin]]),
    })
    .execute()
}

/** Sightings of one carrier's vehicle in areas, on days. */
export const addSightings = (
  db: Db,
  {
    run,
    carrier_id,
    source = 'load',
  }: { run: number; carrier_id: number; source?: 'load' | 'eld' | 'inspection' },
  seen: readonly (readonly [area_id: number, seen_on: string])[],
) =>
  db
    .insertInto('carrier_vehicle_areas')
    .values(
      seen.map(([area_id, seen_on]) => ({
        carrier_id,
        carrier_vehicle_id: run,
        area_id,
        latitude: null,
        longitude: null,
        source,
        seen_on,
        seen_at: null,
      })),
    )
    .execute()

/** Ids of areas of every level around Dallas, Fort Worth, Atlanta and Toronto, by their names in tests. */
export type Areas = Readonly<Record<(typeof PLACES)[number][0], number>>

const PLACES = [
  ['us', 'country', 'US', 'United States', 'US', null, null, null, null],
  ['ca', 'country', 'CA', 'Canada', 'CA', null, null, null, null],
  ['texas', 'state', 'TX-', 'Texas', 'US', null, null, null, null],
  ['georgia', 'state', 'GA', 'Georgia', 'US', null, null, null, null],
  ['ontario', 'state', 'ON', 'Ontario', 'CA', null, null, null, null],
  ['nowhere', 'state', 'ZZ', 'Nowhere', 'US', null, null, null, null],
  ['dallasMarket', 'kma', 'TX-DALLAS', 'Dallas market', 'US', 'texas', null, 32.78, -96.8],
  ['atlantaMarket', 'kma', 'GA-ATLANTA', 'Atlanta market', 'US', 'georgia', null, 33.75, -84.39],
  ['dallasThree', 'three_zip', '752', 'Dallas, TX 752', 'US', 'texas', 'dallasMarket', 32.78, -96.8],
  ['atlantaThree', 'three_zip', '303', 'Atlanta, GA 303', 'US', 'georgia', 'atlantaMarket', 33.75, -84.39],
  ['toronto', 'three_zip', 'M5V', 'Toronto, ON M5V', 'CA', 'ontario', null, 43.64, -79.39],
  ['dallas', 'five_zip', '75202', 'Dallas, TX 75202', 'US', 'texas', 'dallasMarket', 32.78, -96.8],
  ['dallasNorth', 'five_zip', '75248', 'Dallas, TX 75248', 'US', 'texas', 'dallasMarket', 32.97, -96.8],
  ['fortWorth', 'five_zip', '76102', 'Fort Worth, TX 76102', 'US', 'texas', 'dallasMarket', 32.76, -97.33],
  ['atlanta', 'five_zip', '30303', 'Atlanta, GA 30303', 'US', 'georgia', 'atlantaMarket', 33.75, -84.39],
] as const

/** Adds those areas to those of the test company. */
export const addAreas = async (db: Db): Promise<Areas> => {
  const ids: Record<string, number> = {}
  for (const [name, is_type, code, title, country, state, market, latitude, longitude] of PLACES) {
    const { id } = await db
      .insertInto('areas')
      .values({
        is_type,
        code,
        name: title,
        name_key: placeKey(title),
        country,
        state_area_id: state === null ? null : (ids[state] ?? null),
        kma_area_id: market === null ? null : (ids[market] ?? null),
        latitude,
        longitude,
        zip_count: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[name] = id
  }
  return ids as Areas
}
