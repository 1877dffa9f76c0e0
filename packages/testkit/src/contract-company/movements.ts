import type {
  AreaId,
  CalendarDate,
  CarrierId,
  CarrierVehicleId,
  VehicleFilters,
  VehicleId,
} from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import { daysBefore } from '@fairhaul/monitor/worlds/days.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Seed } from './contract-company.ts'

type AnyId = AreaId & CarrierId & CarrierVehicleId & VehicleId
const id = (value: number) => value as AnyId
type Run = Insertable<Schema['carrier_vehicles']>

/** Rows for the contracts about trucks, their sightings and lanes. */
export interface MovementFacts {
  readonly fleet: CarrierId
  readonly from: CalendarDate
  readonly filters: readonly VehicleFilters[]
  readonly without: CarrierId
  readonly known: VehicleId
  readonly vin: string
  readonly plate: string
  readonly unitNumber: string
  readonly absentVin: string
  readonly moved: CarrierVehicleId
  readonly still: CarrierVehicleId
  readonly status: string
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
  readonly absent: AnyId
  readonly absentVehicle: VehicleId
}

const VIN = '1FUJHHDR0XLNM1234'
const FLEET_ROWS = 80
const OLD_ROWS = 3
const SOURCES = ['eld', 'inspection', 'insurance_certificate', 'load'] as const
const TRAILERS = ['reefer', 'van', null] as const
/** Power units of the carriers of the lane. */
const LANE_FLEETS = [5, 12, 18, 60]
const STOPS = 8

/** The numbers of trailers; those of trucks are not on record. */
const vinOf = (carrier_id: number, at: number) =>
  at % 3 === 0 ? `1GRAA062${String(carrier_id * 1_000 + at).padStart(9, '0')}` : null

const runOf = (carrier_id: number, at: number, today: string): Run => {
  const isTrailer = at % 3 === 0
  const source = SOURCES[at % SOURCES.length] ?? 'load'
  return {
    carrier_id,
    vehicle_id: null,
    vin: vinOf(carrier_id, at),
    unit_number: String(at),
    is_type: isTrailer ? 'trailer' : 'power_unit',
    trailer_type: isTrailer ? (TRAILERS[at % TRAILERS.length] ?? null) : null,
    power_unit_type: isTrailer ? null : at % 2 === 0 ? 'tractor' : 'straight_truck',
    source,
    date: daysBefore(today, at < OLD_ROWS ? 900 + at : source === 'eld' ? at % 3 : at),
    provider: source === 'eld' ? 'Lanternlog' : null,
  }
}

const areaIds = async (db: Kysely<Schema>) =>
  (await db.selectFrom('areas').select('id').where('is_type', '=', 'five_zip').orderBy('code').execute()).map(
    row => row.id,
  )

/** A policy in force that lists every second trailer of the fleet, and the known truck. */
const seedSchedule = (db: Kysely<Schema>, carrier_id: number) =>
  db
    .insertInto('carrier_insurances')
    .values({
      carrier_id,
      kind: 'bipd',
      amount: 1_000_000,
      source: 'certificate',
      scheduled_vins: [
        VIN,
        ...Array.from({ length: FLEET_ROWS }, (_, at) => vinOf(carrier_id, at)).flatMap((vin, at) =>
          vin === null || at % 2 !== 0 ? [] : [vin],
        ),
      ],
    })
    .execute()

/** A known truck whose number the logging device and the certificate of insurance both have, and where it was. */
const seedTruck = async (db: Kysely<Schema>, carrier_id: number, today: string, areas: readonly number[]) => {
  const vehicle = await db
    .insertInto('vehicles')
    .values({
      vin: VIN,
      make: 'Freightliner',
      model: JSON.stringify(['Cascadia', 2021]),
      unit_type: 11,
      plate: 'P-604 118',
      plate_state: 'TX',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await db
    .insertInto('carrier_vehicles')
    .values({
      ...runOf(carrier_id, 1, today),
      vehicle_id: vehicle.id,
      vin: VIN,
      source: 'eld',
      date: today,
      unit_number: 't-604',
      provider: 'Lanternlog',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('carrier_vehicle_areas')
    .values(
      Array.from({ length: STOPS }, (_, at) => ({
        carrier_id,
        carrier_vehicle_id: run.id,
        area_id: areas[at] ?? 0,
        latitude: null,
        longitude: null,
        source: at < 2 ? ('eld' as const) : ('load' as const),
        seen_on: daysBefore(today, at * 5),
        seen_at: null,
      })),
    )
    .execute()
  return { known: vehicle.id, moved: run.id }
}

/** Carriers that were seen at both ends of a lane, of several sizes. */
const seedLane = async (
  db: Kysely<Schema>,
  firstCarrier: number,
  today: string,
  ends: readonly [number, number],
) => {
  for (const [at, power_units] of LANE_FLEETS.entries()) {
    const carrier_id = firstCarrier + at
    await db.insertInto('carrier_census').values({ carrier_id, power_units }).execute()
    const run = await db
      .insertInto('carrier_vehicles')
      .values(runOf(carrier_id, 1, today))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('carrier_vehicle_areas')
      .values(
        ends.map(area_id => ({
          carrier_id,
          carrier_vehicle_id: run.id,
          area_id,
          latitude: null,
          longitude: null,
          source: 'load' as const,
          seen_on: daysBefore(today, 10 + at),
          seen_at: null,
        })),
      )
      .execute()
  }
}

/** A large fleet, one truck of it known and seen, a carrier with none, and a lane that four carriers ran. */
export const seedMovements: Seed<MovementFacts> = async ({ db, today, firstSpareCarrier }) => {
  const fleet = firstSpareCarrier
  const areas = await areaIds(db)
  const ends = [areas[0] ?? 0, areas[1] ?? 0] as const
  const runs = await db
    .insertInto('carrier_vehicles')
    .values(Array.from({ length: FLEET_ROWS }, (_, at) => runOf(fleet, at, today)))
    .returning('id')
    .execute()
  await db.insertInto('carrier_census').values({ carrier_id: fleet, power_units: 40 }).execute()
  await seedSchedule(db, fleet)
  const { known, moved } = await seedTruck(db, fleet, today, areas)
  await seedLane(db, fleet + 2, today, ends)
  return {
    fleet,
    from: daysBefore(today, 730) as CalendarDate,
    filters: [
      { type: 'trailer' },
      { trailerType: 'reefer' },
      { powerUnitType: 'tractor' },
      { source: 'eld' },
      { type: 'power_unit', source: 'load' },
    ],
    without: id(fleet + 1),
    known: id(known),
    vin: VIN,
    plate: 'P604118',
    unitNumber: 'T-604',
    absentVin: '4V4NC9EH8LN220022',
    moved: id(moved),
    still: id(runs[0]?.id ?? 0),
    status: 'all_vins_match',
    originAreaId: id(ends[0]),
    destinationAreaId: id(ends[1]),
    absent: id(999_999),
    absentVehicle: id(999_999),
  }
}
