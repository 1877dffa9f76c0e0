import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { TrackingStatus } from '../../freight/loads/load-status.ts'
import { logEvent } from '../../freight/loads/log-event.ts'
import { updateLoad } from '../../freight/loads/update-load.ts'
import { type Place, type TripState, type TripStop, tripState } from '../../worlds/driving/trip.ts'

/** A load with its truck, on its way. */
export interface DrivenLoad {
  readonly id: number
  readonly company_id: number
  readonly carrier_id: number
  readonly carrier_vehicle_id: number
  readonly status: 'covered' | 'progress' | 'delayed' | 'available'
  readonly tracking_status: TrackingStatus
  /** Who logs for it: the first user of its company. */
  readonly user_id: number
  readonly stops: readonly TripStop[]
}

interface WireTripStop
  extends Omit<TripStop, 'startsAt' | 'endsAt' | 'arrivedAt' | 'handledAt' | 'departedAt'> {
  readonly starts_at: string
  readonly ends_at: string
  readonly arrived_at: string | null
  readonly handled_at: string | null
  readonly departed_at: string | null
}

const ms = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** The open loads of a company that have a truck, and stops with places and windows. */
export async function drivenLoads(db: Kysely<Schema>, companyId: number): Promise<readonly DrivenLoad[]> {
  const { rows } = await sql<Omit<DrivenLoad, 'stops'> & { stops: readonly WireTripStop[] }>`
    select loads.id, loads.company_id, loads.carrier_id, loads.carrier_vehicle_id, loads.status,
      loads.tracking_status, (select min(id) from users where users.company_id = loads.company_id) as user_id,
      json_agg(json_build_object('id', stop.id, 'kind', stop.is_type, 'latitude', stop.latitude,
        'longitude', stop.longitude, 'starts_at', stop.window_starts_at, 'ends_at', stop.window_ends_at,
        'arrived_at', done.arrived_at, 'handled_at', done.handled_at, 'departed_at', done.departed_at)
        order by stop.sequence, stop.id) as stops
    from loads join load_stops stop on stop.load_id = loads.id
    cross join lateral (
      select min(occurred_at) filter (where is_type = 'arrival') as arrived_at,
        min(occurred_at) filter (where is_type = stop.is_type) as handled_at,
        min(occurred_at) filter (where is_type = 'departure') as departed_at
      from load_logs where load_logs.stop_id = stop.id
    ) as done
    where loads.company_id = ${companyId} and loads.status in ('available', 'covered', 'progress', 'delayed')
      and loads.carrier_vehicle_id is not null
    group by loads.id
    having bool_and(stop.latitude is not null and stop.window_starts_at is not null and stop.window_ends_at is not null)
    order by loads.id`.execute(db)
  return rows.map(({ stops, ...load }) => ({
    ...load,
    stops: stops.map(({ starts_at, ends_at, arrived_at, handled_at, departed_at, ...stop }) => ({
      ...stop,
      startsAt: Date.parse(starts_at),
      endsAt: Date.parse(ends_at),
      arrivedAt: ms(arrived_at),
      handledAt: ms(handled_at),
      departedAt: ms(departed_at),
    })),
  }))
}

/** Where a truck was seen. */
export interface Sighted extends Place {
  readonly carrier_id: number
  readonly carrier_vehicle_id: number
  readonly seen_at: string
}

/** Farther from any ZIP, in degrees, a truck is not seen. */
const NEAR_DEGREES = 0.7

/** Writes where trucks were seen, in the nearest ZIP, unless a truck was seen since. */
export async function writeSightings(
  db: Kysely<Schema>,
  sighted: readonly Sighted[],
  since: Date,
): Promise<void> {
  if (sighted.length === 0) return
  await sql`
    insert into carrier_vehicle_areas
      (carrier_id, carrier_vehicle_id, area_id, latitude, longitude, source, seen_on, seen_at)
    select one.carrier_id, one.carrier_vehicle_id, near.id, one.latitude, one.longitude, 'load',
      (one.seen_at at time zone 'UTC')::date, one.seen_at
    from json_to_recordset(${JSON.stringify(sighted)}::json) as one
      (carrier_id int, carrier_vehicle_id int, latitude float8, longitude float8, seen_at timestamptz)
    cross join lateral (
      select id from areas where is_type = 'five_zip'
        and latitude between one.latitude - ${NEAR_DEGREES} and one.latitude + ${NEAR_DEGREES}
        and longitude between one.longitude - ${NEAR_DEGREES} and one.longitude + ${NEAR_DEGREES}
      order by (latitude - one.latitude) ^ 2 + (longitude - one.longitude) ^ 2, id limit 1
    ) as near
    where not exists (select from carrier_vehicle_areas seen
      where seen.carrier_vehicle_id = one.carrier_vehicle_id and seen.seen_at > ${since})`.execute(db)
}

/** The statuses of loads whose trucks report where they are. */
const SEEN: ReadonlySet<TrackingStatus> = new Set(['tracking', 'tracking_interrupted', 'not_started'])

async function raiseAlert(
  db: Kysely<Schema>,
  { id, company_id }: DrivenLoad,
  is_type: string,
  created_at: Date,
) {
  const known = await db
    .selectFrom('tickets')
    .select('id')
    .where('load_id', '=', id)
    .where('is_type', '=', is_type)
    .limit(1)
    .executeTakeFirst()
  if (known !== undefined) return
  await db
    .insertInto('tickets')
    .values({ company_id, load_id: id, is_type, assignee_id: null, created_at })
    .execute()
}

const trackingOf = (load: DrivenLoad, { place, isSilent }: TripState): TrackingStatus => {
  if (!SEEN.has(load.tracking_status)) return load.tracking_status
  if (isSilent) return 'tracking_interrupted'
  return place === null ? load.tracking_status : 'tracking'
}

/**
 * Writes what one load's truck did until now, by the functions that a user's call goes through, so that the database and
 * those who follow it see no difference. Returns where it was seen; null where it was not.
 */
export async function driveLoad(
  db: Kysely<Schema>,
  load: DrivenLoad,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Sighted | null> {
  const state = tripState({ loadId: load.id, stops: load.stops, since: since.getTime(), now: now.getTime() })
  const by = { companyId: load.company_id, userId: load.user_id, now }
  for (const { stopId, kind, at } of state.events)
    await logEvent(db, by, { load_id: load.id, stop_id: stopId, is_type: kind, occurred_at: new Date(at) })
  const tracking_status = trackingOf(load, state)
  if (tracking_status !== load.tracking_status && (state.place === null) === state.isSilent)
    await db
      .updateTable('loads')
      .set({ tracking_status })
      .where('id', '=', load.id)
      .where('status', '<>', 'delivered')
      .execute()
  if (state.isSilent) await raiseAlert(db, load, 'tracking_interrupted', now)
  if (state.isLate) {
    if (load.status === 'progress')
      await updateLoad(db, { companyId: load.company_id, id: load.id }, { status: 'delayed' })
    await raiseAlert(db, load, 'late_arrival', now)
  }
  const { carrier_id, carrier_vehicle_id } = load
  return state.place === null || tracking_status !== 'tracking'
    ? null
    : { carrier_id, carrier_vehicle_id, ...placeOf(state.place), seen_at: now.toISOString() }
}

const placeOf = ({ latitude, longitude }: Place): Place => ({ latitude, longitude })
