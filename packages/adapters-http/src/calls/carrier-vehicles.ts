import {
  type CarrierId,
  type CarrierVehicles,
  type CarrierVehiclesParams,
  type CountedVehicles,
  type VehicleSearchParams,
} from '@fairhaul/core'
import { type Answer, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { wholeNumberHeader } from '../transport/paging-headers.ts'
import { eldCarrierVehicles } from '../wire/eld.ts'
import { paged } from '../wire/paging.ts'
import { VEHICLE_FILTER_FIELDS, vehicleFilters } from '../wire/vehicle-filters.ts'
import { VEHICLE_LOOKUP_FIELDS, vehicleLookup } from '../wire/vehicle-lookup.ts'
import { carrierVehicles, foundVehicles } from '../wire/vehicle.ts'

/** Null: the header is not there, so the count is not on record. */
const countIn = ({ headers }: Answer, name: string): number | null =>
  headers.has(name) ? wholeNumberHeader(headers, name, 0) : null

const countedVehicles = (answer: Answer): CountedVehicles => ({
  vehicles: pageOf(carrierVehicles)(answer),
  counts: {
    scheduled: countIn(answer, 'scheduledvehiclecount'),
    nonScheduled: countIn(answer, 'nonscheduledvehiclecount'),
  },
})

/**
 * Source: section 7, "Vehicles". That a list which failed is empty is core's to say (`vehiclesOrNone`): swallowed here,
 * nobody could tell it from a carrier without trucks.
 */
export const carrierVehicleCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/vehicles',
    path: (params: CarrierVehiclesParams) => ({ id: params.carrierId }),
    query: params => ({
      q: {
        date_gteq: params.from,
        ...vehicleFilters(params.filters ?? {}),
        s: ['is_type asc', 'trailer_type asc', 'date desc'],
      },
      ...paged(params),
    }),
    fields: { ...VEHICLE_FILTER_FIELDS, 'q.date_gteq': 'from', page: 'page' },
    read: countedVehicles,
  }),
  onEld: call({
    route: 'GET carriers/:id/eld_carrier_vehicles',
    path: (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId }),
    read: one(eldCarrierVehicles),
  }),
  search: call({
    route: 'GET carrier_vehicles',
    query: (params: VehicleSearchParams) => ({
      q: {
        carrier_id_eq: params.carrierId,
        ...vehicleLookup(params.lookup),
        ...vehicleFilters(params.filters ?? {}),
        s: 'date desc',
      },
      ...paged(params),
    }),
    fields: {
      ...VEHICLE_LOOKUP_FIELDS,
      ...VEHICLE_FILTER_FIELDS,
      'q.carrier_id_eq': 'carrierId',
      page: 'page',
    },
    read: pageOf(foundVehicles),
  }),
}

export const httpCarrierVehicles = (http: Http): CarrierVehicles => bindCalls(http, carrierVehicleCalls)
