import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { TEST_NOW } from './test-company.ts'

const HOUR_MS = 3_600_000

/** An instant so many hours after the start of the monitor's test clock; negative: before. ISO 8601. */
export const inHours = (hours: number): string => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString()

type Stop = Insertable<Schema['load_stops']>

/** A pickup in Dallas and a delivery in Denver, a day apart, with windows in the future. */
export const STOPS: readonly Omit<Stop, 'load_id'>[] = [
  {
    is_type: 'pickup',
    sequence: 1,
    latitude: 32.78,
    longitude: -96.8,
    state: 'TX',
    postal_code: '75201',
    window_starts_at: inHours(24),
    window_ends_at: inHours(26),
    time_zone: 'America/Chicago',
  },
  {
    is_type: 'delivery',
    sequence: 2,
    latitude: 39.74,
    longitude: -104.99,
    state: 'CO',
    postal_code: '80202',
    window_starts_at: inHours(48),
    window_ends_at: inHours(50),
    time_zone: 'America/Denver',
  },
]

/** A load with its stops, of the first company by default. */
export async function addLoad(
  db: Kysely<Schema>,
  load: Partial<Insertable<Schema['loads']>> = {},
  stops: readonly Partial<Stop>[] = STOPS,
): Promise<{ readonly id: number; readonly stopIds: readonly number[] }> {
  const { id } = await db
    .insertInto('loads')
    .values({
      company_id: 1,
      status: 'covered',
      tracking_status: 'tracking',
      carrier_id: 1,
      ...load,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made =
    stops.length === 0
      ? []
      : await db
          .insertInto('load_stops')
          .values(
            stops.map((stop, at) => ({ ...(STOPS[at % 2] as Stop), sequence: at + 1, ...stop, load_id: id })),
          )
          .returning('id')
          .execute()
  return { id, stopIds: made.map(stop => stop.id) }
}

/** A truck of a carrier. */
export async function addTruck(
  db: Kysely<Schema>,
  carrierId: number,
  change: Partial<Insertable<Schema['carrier_vehicles']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('carrier_vehicles')
    .values({ carrier_id: carrierId, is_type: 'power_unit', source: 'eld', date: '2026-11-21', ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A sighting of a truck of the first carrier in Dallas, so many hours from the start; null: only the day is known. */
export const see = (
  db: Kysely<Schema>,
  truck: number,
  hours: number,
  change: Partial<Insertable<Schema['carrier_vehicle_areas']>> = {},
) =>
  db
    .insertInto('carrier_vehicle_areas')
    .values({
      carrier_id: 1,
      carrier_vehicle_id: truck,
      area_id: 2,
      latitude: 32.78,
      longitude: -96.8,
      source: 'eld',
      seen_on: inHours(hours).slice(0, 10),
      seen_at: inHours(hours),
      ...change,
    })
    .execute()
