import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { daysBefore } from '../../kernel/calendar.ts'

/** How long a report counts as recent. Choice: a month. */
const LATELY_DAYS = 30
/** The most areas of one carrier, the newest. */
const AREAS_MAX = 1_000

/** One five-digit ZIP area as it goes over the wire. */
export interface TouchedAreaRow {
  readonly area_id: number
  readonly name: string
  readonly zip: string
  readonly count: number
  readonly last_on: string
  /** The middle of the area; null if it is not on record. */
  readonly latitude: number | null
  readonly longitude: number | null
}

const zipsOf = (db: Kysely<Schema>, carrierId: number) =>
  db
    .selectFrom('carrier_area_touches')
    .innerJoin('areas', 'areas.id', 'carrier_area_touches.area_id')
    .select(['area_id', 'areas.name', 'areas.code as zip', 'areas.latitude', 'areas.longitude'])
    .where('carrier_id', '=', carrierId)
    .where('is_leaf', '=', true)
    .where('areas.is_type', '=', 'five_zip')

/**
 * Areas where logging devices recently reported a carrier's trucks, newest first; each area counts all their reports.
 */
export const recentlyVerifiedAreas = async (
  db: Kysely<Schema>,
  carrierId: number,
  day: string,
): Promise<readonly TouchedAreaRow[]> =>
  zipsOf(db, carrierId)
    .select(({ ref }) => [ref('eld_count').as('count'), ref('eld_last_on').$notNull().as('last_on')])
    .where('eld_last_on', '>=', daysBefore(day, LATELY_DAYS))
    .orderBy('eld_last_on', 'desc')
    .orderBy('area_id')
    .limit(AREAS_MAX)
    .execute()

/**
 * Areas where a carrier's trucks were ever seen, newest first, without the recent reports of logging devices: the two
 * lists together count every touch once.
 */
export const historicalAreas = async (
  db: Kysely<Schema>,
  carrierId: number,
  day: string,
): Promise<readonly TouchedAreaRow[]> => {
  const since = daysBefore(day, LATELY_DAYS)
  const found = await zipsOf(db, carrierId)
    .select(['touches_count', 'eld_count', 'last_on', 'eld_last_on', 'other_last_on'])
    .orderBy('last_on', 'desc')
    .orderBy('area_id')
    .limit(AREAS_MAX)
    .execute()
  return found
    .map(({ area_id, name, zip, latitude, longitude, ...seen }) => {
      const isRecentlyVerified = seen.eld_last_on !== null && seen.eld_last_on >= since
      return {
        area_id,
        name,
        zip,
        count: isRecentlyVerified ? seen.touches_count - seen.eld_count : seen.touches_count,
        last_on: isRecentlyVerified ? seen.other_last_on : seen.last_on,
        latitude,
        longitude,
      }
    })
    .filter((area): area is TouchedAreaRow => area.count > 0 && area.last_on !== null)
    .toSorted((one, other) =>
      one.last_on === other.last_on ? one.area_id - other.area_id : one.last_on < other.last_on ? 1 : -1,
    )
}
