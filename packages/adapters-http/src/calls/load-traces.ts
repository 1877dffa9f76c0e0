import type { LoadId, LoadTraces, PickupDistance, RecentVehicleAreas, TracePoint } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { degrees, id, instant, miles, nullable, text } from '../wire/values.ts'

/** One area that a truck was seen in. Source: section 7, "Loads, tickets, notes and teams". */
const tracePoint: Reader<TracePoint> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  area_name: nullable(text),
  latitude: nullable(degrees),
  longitude: nullable(degrees),
  seen_at: instant,
})

/** The areas that one truck was seen in lately. Source: section 7, "Loads, tickets, notes and teams". */
const recentVehicleAreas: Reader<RecentVehicleAreas> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  areas: list(tracePoint),
})

/** The distance of a truck to a pickup. Source: section 7, "Loads, tickets, notes and teams". */
const pickupDistance: Reader<PickupDistance> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  miles: nullable(miles),
})

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
