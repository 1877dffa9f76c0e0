import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { laneConditions } from './lane-conditions.ts'
import type { LaneEnd } from './lane-ends.ts'
import type { LaneFilters } from './lane-filters.ts'
import { placesWithin } from './places-within.ts'

/** A carrier seen on a lane, with how often and when last. */
export interface SeenOnLane {
  readonly carrier_id: number
  /** From 1. */
  readonly times: number
  readonly last_on: string
}

export interface LaneParams {
  readonly origin: LaneEnd
  readonly destination: LaneEnd
  readonly filters: LaneFilters
  readonly today: string
}

type Touches = RawBuilder<{ carrier_id: number; touches_count: number; last_on: string }>

/** The carriers seen in an area or below it: one index range. */
const seenIn = ({ id }: LaneEnd): Touches =>
  sql`select carrier_id, touches_count, last_on from carrier_area_touches where area_id = ${id}`

/** The carriers seen around a point. Only leaf areas count, or a truck would be counted for each level. */
const seenWithin = (point: NonNullable<LaneEnd['point']>, miles: number): Touches => sql`
  select carrier_id, sum(touches_count)::int as touches_count, max(last_on) as last_on
  from carrier_area_touches where is_leaf and area_id = any(array(${placesWithin(point, miles)}))
  group by carrier_id`

/**
 * With a radius the origin is the circle around its center instead of the area, which may be larger or smaller.
 * Choice: an area without coordinates has no circle, so the area is used.
 */
const seenAtOrigin = ({ origin, filters: { origin_radius_miles_lteq: miles } }: LaneParams): Touches =>
  miles === undefined || origin.point === null ? seenIn(origin) : seenWithin(origin.point, miles)

/**
 * The candidates checked first: those seen most often. Only so many of a million are sorted, and a page is usually
 * found among them.
 */
const FIRST_CANDIDATES = 10_000

const everyCandidate = sql`offset 0`
const firstCandidates = sql`limit ${FIRST_CANDIDATES}`

/** The touches are sorted before the carriers are joined, so that only as many carriers as needed are read. */
async function findAmong(
  db: Kysely<Schema>,
  params: LaneParams,
  { most, candidates }: { readonly most: number; readonly candidates: RawBuilder<unknown> },
): Promise<readonly SeenOnLane[]> {
  const { rows } = await sql<SeenOnLane>`
    select seen.carrier_id, seen.times, seen.last_on from (
      select at_origin.carrier_id,
        least(at_origin.touches_count, at_destination.touches_count) as times,
        least(at_origin.last_on, at_destination.last_on) as last_on
      from (${seenAtOrigin(params)}) as at_origin
      join (${seenIn(params.destination)}) as at_destination using (carrier_id)
      order by times desc, last_on desc, carrier_id
      ${candidates}
    ) as seen
    join carriers on carriers.id = seen.carrier_id
    where ${sql.join(laneConditions(params.filters, params.today), sql` and `)}
    order by seen.times desc, seen.last_on desc, seen.carrier_id
    limit ${most}`.execute(db)
  return rows
}

/**
 * Carriers that were seen at both ends of a lane and match the filters: most often first, then most recent, then by id;
 * `most` at most.
 *
 * `times` is the smaller count of both ends, as a carrier cannot have run the lane more often; `last_on` is the earlier
 * of both last days.
 */
export async function findOnLane(
  db: Kysely<Schema>,
  params: LaneParams,
  { most }: { readonly most: number },
): Promise<readonly SeenOnLane[]> {
  const found = await findAmong(db, params, { most, candidates: firstCandidates })
  return found.length >= most ? found : findAmong(db, params, { most, candidates: everyCandidate })
}
