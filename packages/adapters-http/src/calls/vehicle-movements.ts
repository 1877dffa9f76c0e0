import { CARRIER_VEHICLE_AREAS, type MovementsParams, type VehicleMovements } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { vehicleMovements } from '../wire/vehicle.ts'

/** Source: section 7, "Vehicles". Core decides that a failed list is empty (`vehiclesOrNone`). */
export const vehicleMovementCalls = {
  latest: call({
    route: 'GET carrier_vehicle_areas/by_carrier_vehicle',
    query: (params: MovementsParams) => ({
      carrier_vehicle_id: 'carrierVehicleId' in params ? params.carrierVehicleId : undefined,
      vehicle_id: 'vehicleId' in params ? params.vehicleId : undefined,
      limit: params.limit ?? CARRIER_VEHICLE_AREAS,
    }),
    fields: { carrier_vehicle_id: 'carrierVehicleId', vehicle_id: 'vehicleId', limit: 'limit' },
    read: one(vehicleMovements),
  }),
}

export const httpVehicleMovements = (http: Http): VehicleMovements => bindCalls(http, vehicleMovementCalls)
