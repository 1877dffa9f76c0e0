import type { LoadId, LoadTraces } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { pickupDistance, recentVehicleAreas, tracePoint } from '../wire/vehicle-trace.ts'

interface OneLoad {
  readonly loadId: LoadId
}

const path = (params: OneLoad) => ({ id: params.loadId })

/** Source: section 7, "Loads, tickets, notes and teams". */
export const loadTraceCalls = {
  trace: call({
    route: 'GET loads/:id/carrier_vehicle_area_trace_data',
    path,
    read: one(list(tracePoint)),
  }),
  recentAreas: call({
    route: 'GET loads/:id/recent_carrier_vehicle_areas_by_carrier_vehicle',
    path,
    read: one(list(recentVehicleAreas)),
  }),
  distancesToPickup: call({
    route: 'GET loads/:id/vehicle_distances_to_pickup',
    path,
    read: one(list(pickupDistance)),
  }),
}

export const httpLoadTraces = (http: Http): LoadTraces => bindCalls(http, loadTraceCalls)
