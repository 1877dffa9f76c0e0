import type { PickupDistance, RecentVehicleAreas, TracePoint } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'
import { loadInstants } from './loads.ts'

/** Areas that trucks were seen in, some of them nowhere on a map or at no instant. */
export const tracePoints: fc.Arbitrary<TracePoint> = fc.record({
  carrierVehicleId: ids<'carrier-vehicle'>(),
  areaName: maybe(fc.constantFrom('Amarillo, TX 79101', 'Pueblo, CO 81001')),
  latitude: maybe(fc.constantFrom(35.2, 38.25, 91)),
  longitude: maybe(fc.constantFrom(-101.83, -104.6, 181)),
  seenAt: fc.oneof({ weight: 9, arbitrary: loadInstants }, { weight: 1, arbitrary: fc.constant('soon') }),
})

/** What one truck was seen in, in any order. */
export const recentVehicleAreas: fc.Arbitrary<RecentVehicleAreas> = ids<'carrier-vehicle'>().chain(
  carrierVehicleId =>
    fc.record({
      carrierVehicleId: fc.constant(carrierVehicleId),
      areas: fc.array(
        tracePoints.map(point => ({ ...point, carrierVehicleId })),
        { maxLength: 5 },
      ),
    }),
)

/** Distances, unknown ones included. */
export const pickupDistances: fc.Arbitrary<PickupDistance> = fc.record({
  carrierVehicleId: ids<'carrier-vehicle'>(),
  miles: maybe(fc.constantFrom(0, 0.4, 1, 12, 12.5, 640)),
})
