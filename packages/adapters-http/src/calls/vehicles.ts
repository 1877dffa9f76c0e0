import type { VehicleId, Vehicles } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { vehicle } from '../wire/vehicle.ts'

/** Source: section 7, "Vehicles". */
export const vehicleCalls = {
  find: call({
    route: 'GET vehicles/:id',
    path: (params: { readonly id: VehicleId }) => ({ id: params.id }),
    read: one(vehicle),
  }),
  findByVin: call({
    route: 'GET vehicles/:vin/by_vin',
    path: (params: { readonly vin: string }) => ({ vin: params.vin }),
    read: one(vehicle),
  }),
}

export const httpVehicles = (http: Http): Vehicles => bindCalls(http, vehicleCalls)
