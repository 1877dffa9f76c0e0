import { CARRIER_VEHICLE_AREAS, type CarrierVehicleId, type VehicleMovements } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { vehicleMovements } from '../wire/vehicle.ts'

interface LatestAsk {
  readonly carrierVehicleId: CarrierVehicleId
  readonly limit?: number
}

/** Section 8: a list that failed is empty. Source: section 7, "Vehicles". */
export const vehicleMovementCalls = {
  latest: call({
    route: 'GET carrier_vehicle_areas/by_carrier_vehicle',
    query: (ask: LatestAsk) => ({
      carrier_vehicle_id: ask.carrierVehicleId,
      limit: ask.limit ?? CARRIER_VEHICLE_AREAS,
    }),
    fields: { carrier_vehicle_id: 'carrierVehicleId', limit: 'limit' },
    read: one(vehicleMovements),
    onFailure: () => [],
  }),
}

export const httpVehicleMovements = (http: Http): VehicleMovements => bindCalls(http, vehicleMovementCalls)
