import type { CarrierVehicleId } from '../../carrier/vehicle/carrier-vehicle.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import { mapPoint } from '../stop/map-stops.ts'

/** One area that a truck was seen in. */
export interface TracePoint {
  readonly carrierVehicleId: CarrierVehicleId
  /** "Dallas, TX 75201". */
  readonly areaName: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** When it was seen there: an instant. */
  readonly seenAt: string
}

/** The areas that one truck of the carrier was seen in lately. */
export interface RecentVehicleAreas {
  readonly carrierVehicleId: CarrierVehicleId
  readonly areas: readonly TracePoint[]
}

interface Sighting {
  readonly point: TracePoint
  readonly at: number
}

/**
 * The areas in the order in which they were seen, the oldest first; of those seen at once, the given order is kept.
 *
 * Refuses: what has no readable instant is left out, as it has no place in the order.
 */
export const traceInOrder = (points: readonly TracePoint[]): readonly TracePoint[] =>
  points
    .flatMap((point): readonly Sighting[] => {
      const at = instantMs(point.seenAt)
      return at === null ? [] : [{ point, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point)

/** The way of a truck on the map: the areas with a place, in the order in which they were seen. */
export const tracePath = (points: readonly TracePoint[]): readonly TracePoint[] =>
  traceInOrder(points).filter(({ latitude, longitude }) => mapPoint(latitude, longitude) !== null)

/** Where a truck was seen last. Empty: null. */
export const lastSeen = (points: readonly TracePoint[]): TracePoint | null =>
  traceInOrder(points).at(-1) ?? null
