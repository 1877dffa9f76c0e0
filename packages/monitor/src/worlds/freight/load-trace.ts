import type { Insertable } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { FreightMap, FreightPlace } from './freight-places.ts'
import type { LoadProfile } from './load-profiles.ts'
import type { StopRow } from './load-rows.ts'

type Truck = Insertable<Schema['carrier_vehicles']> & { readonly id: number }
type Sighting = Insertable<Schema['carrier_vehicle_areas']>

/** The first truck id of loads, above those of the fleets. */
const TRUCKS_FROM = 50_000_000
const HOUR_MS = 3_600_000
const LONG_TRACE = 72
const POINTS_MAX = 8

const SEEN: ReadonlySet<string> = new Set(['tracking', 'tracking_interrupted', 'terminated', 'ended'])

/** A unit of a carrier's fleet. */
interface Unit {
  readonly vehicle_id: number | null
  readonly vin: string | null
  readonly unit_number: string | null
}

/** The truck that a carrier assigned to a load: one of its fleet, or one of which only a unit number is known. */
export const truckOf = (
  { loadId, carrierId, lastDay }: { loadId: number; carrierId: number; lastDay: string },
  unit: Unit = { vehicle_id: null, vin: null, unit_number: `L${loadId}` },
): Truck => ({
  id: TRUCKS_FROM + loadId,
  carrier_id: carrierId,
  vehicle_id: unit.vehicle_id,
  vin: unit.vin,
  unit_number: unit.unit_number,
  is_type: 'power_unit',
  trailer_type: null,
  power_unit_type: 'tractor',
  source: 'load',
  date: lastDay,
  provider: null,
})

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/**
 * The sightings of a load's truck on its way from the first stop to the last, hour by hour; never on today's date, as
 * the hour at which the world is built is not known.
 *
 * Empty: the truck is not tracked, or has not been at the first stop.
 */
export const traceOf = (
  profile: LoadProfile,
  stops: readonly StopRow[],
  {
    truck,
    journey,
    map,
    today,
  }: { truck: Truck; journey: readonly FreightPlace[]; map: FreightMap; today: string },
): readonly Sighting[] => {
  const [from, to] = [journey[0], journey.at(-1)]
  const start = stops[0]?.window_starts_at
  const isUnderWay = SEEN.has(profile.tracking) && profile.stops[0]?.[1] !== 'nothing'
  if (!isUnderWay || from === undefined || to === undefined || typeof start !== 'string') return []
  const left = Math.floor((Date.parse(`${today}T00:00:00Z`) - Date.parse(start)) / HOUR_MS)
  const many = Math.min(left, profile.isLongTrace ? LONG_TRACE : POINTS_MAX)
  return Array.from({ length: Math.max(0, many) }, (_, hour) => {
    const way = profile.isLongTrace ? hour / LONG_TRACE : hour / (POINTS_MAX + 4)
    const point = {
      latitude: round(from.latitude + (to.latitude - from.latitude) * way),
      longitude: round(from.longitude + (to.longitude - from.longitude) * way),
    }
    const at = new Date(Date.parse(start) + hour * HOUR_MS).toISOString()
    return {
      carrier_id: truck.carrier_id,
      carrier_vehicle_id: truck.id,
      area_id: (map.areaAt(point) ?? from.area).id,
      ...point,
      source: 'load' as const,
      seen_on: at.slice(0, 10),
      seen_at: at,
    }
  })
}
