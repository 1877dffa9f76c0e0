import type { CarrierVehicleId } from '../../carrier/vehicle/carrier-vehicle.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { mapPoint } from '../stop/map-stops.ts'

/** One sighting of a truck in an area. */
export interface TracePoint {
  readonly carrierVehicleId: CarrierVehicleId
  /** "Dallas, TX 75201". */
  readonly areaName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** The instant of the sighting. */
  readonly seenAt: string
}

/** The recent sightings of one truck of the carrier. */
export interface RecentVehicleAreas {
  readonly carrierVehicleId: CarrierVehicleId
  readonly areas: readonly TracePoint[]
}

interface Sighting {
  readonly point: TracePoint
  readonly at: number
}

/**
 * The sightings sorted by time, oldest first; those of the same instant keep their order.
 *
 * Refuses: sightings without a valid instant are left out.
 */
export const traceInOrder = (points: readonly TracePoint[]): readonly TracePoint[] =>
  points
    .flatMap((point): readonly Sighting[] => {
      const at = instantMs(point.seenAt)
      return at === null ? [] : [{ point, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point)

/** The path of a truck on the map: the areas with a place, sorted by time. */
export const tracePath = (points: readonly TracePoint[]): readonly TracePoint[] =>
  traceInOrder(points).filter(({ latitude, longitude }) => mapPoint(latitude, longitude) !== null)

/** The last sighting of a truck. Empty: null. */
export const lastSeen = (points: readonly TracePoint[]): TracePoint | null =>
  traceInOrder(points).at(-1) ?? null
