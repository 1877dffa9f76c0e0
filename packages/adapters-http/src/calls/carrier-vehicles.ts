import {
  type CarrierId,
  type CarrierVehicle,
  type CarrierVehicles,
  type CarrierVehiclesAsk,
  type CountedVehicles,
  emptyPage,
  type VehicleFilters,
} from '@fairhaul/core'
import { type Answer, one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { wholeNumberHeader } from '../transport/paging-headers.ts'
import { eldCarrierVehicles } from '../wire/eld.ts'
import { paged } from '../wire/paging.ts'
import { VEHICLE_FILTER_FIELDS, vehicleFilters } from '../wire/vehicle-filters.ts'
import { carrierVehicles } from '../wire/vehicle.ts'

interface SearchAsk {
  readonly carrierId?: CarrierId
  readonly filters?: VehicleFilters
  readonly page?: number
}

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

/** Nothing came: no rows, and counts that are not on record, for none was counted. */
const nothingCame = (): CountedVehicles => ({
  vehicles: emptyPage<CarrierVehicle>(),
  counts: { scheduled: null, nonScheduled: null },
})

/** Section 8: lists that failed are empty. What the monitor refused still comes back as a refusal. Source: section 7, "Vehicles". */
export const carrierVehicleCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/vehicles',
    path: (ask: CarrierVehiclesAsk) => ({ id: ask.carrierId }),
    query: ask => ({
      q: {
        date_gteq: ask.from,
        ...vehicleFilters(ask.filters ?? {}),
        s: ['is_type asc', 'trailer_type asc', 'date desc'],
      },
      ...paged(ask),
    }),
    fields: { ...VEHICLE_FILTER_FIELDS, 'q.date_gteq': 'from', page: 'page' },
    read: countedVehicles,
    onFailure: nothingCame,
  }),
  onEld: call({
    route: 'GET carriers/:id/eld_carrier_vehicles',
    path: (ask: { readonly carrierId: CarrierId }) => ({ id: ask.carrierId }),
    read: one(eldCarrierVehicles),
    onFailure: () => [],
  }),
  search: call({
    route: 'GET carrier_vehicles',
    query: (ask: SearchAsk) => ({
      q: { carrier_id_eq: ask.carrierId, ...vehicleFilters(ask.filters ?? {}), s: 'date desc' },
      ...paged(ask),
    }),
    fields: { ...VEHICLE_FILTER_FIELDS, 'q.carrier_id_eq': 'carrierId', page: 'page' },
    read: pageOf(carrierVehicles),
    onFailure: () => emptyPage<CarrierVehicle>(),
  }),
}

export const httpCarrierVehicles = (http: Http): CarrierVehicles => bindCalls(http, carrierVehicleCalls)
