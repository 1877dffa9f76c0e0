import type {
  CarrierId,
  CarrierVehicles,
  CarrierVehiclesParams,
  CountedVehicles,
  VehicleFilters,
  VehicleLookup,
  VehicleSearchParams,
} from '@fairhaul/core'
import { type Answer, one, pageOf, wholeNumberHeader } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { eldCarrierVehicles } from '../wire/eld.ts'
import { paged } from '../wire/paging.ts'
import { carrierVehicles, foundVehicles } from '../wire/vehicle.ts'

/** The query fields of a vehicle lookup. Empty: none. Source: section 7, "Vehicles". */
const vehicleLookup = (lookup: VehicleLookup | undefined) => {
  if (lookup === undefined) return {}
  if (lookup.kind === 'vin') return { vin_eq: lookup.vin }
  return lookup.kind === 'plate'
    ? { plate_eq: lookup.plate, plate_state_eq: lookup.state }
    : { unit_number_eq: lookup.unitNumber }
}

/** Core's name of each of these fields: one field of a form, and its state. */
const VEHICLE_LOOKUP_FIELDS = {
  'q.vin_eq': 'lookup',
  'q.plate_eq': 'lookup',
  'q.plate_state_eq': 'state',
  'q.unit_number_eq': 'lookup',
} as const satisfies Record<string, string>

/** The filter fields of a list of carrier vehicles. Source: section 7, "Carriers". */
const vehicleFilters = ({ type, trailerType, powerUnitType, source }: VehicleFilters) => ({
  is_type_eq: type,
  trailer_type_eq: trailerType,
  power_unit_type_eq: powerUnitType,
  source_eq: source,
})

/** Core's name of each of these fields. */
const VEHICLE_FILTER_FIELDS = {
  'q.is_type_eq': 'type',
  'q.trailer_type_eq': 'trailerType',
  'q.power_unit_type_eq': 'powerUnitType',
  'q.source_eq': 'source',
} satisfies Record<string, keyof VehicleFilters>

/** Null: the header is missing, so the count is unknown. */
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
 * Source: section 7, "Vehicles". Core decides that a failed list is empty (`vehiclesOrNone`): ignored here,
 * it would look like a carrier without trucks.
 */
export const carrierVehicleCalls = {
  ofCarrier: call({
    route: 'GET carriers/:id/vehicles',
    path: (params: CarrierVehiclesParams) => ({ id: params.carrierId }),
    query: params => ({
      q: {
        date_gteq: params.from,
        ...vehicleFilters(params.filters ?? {}),
        number_start: params.start,
        s: ['is_type asc', 'trailer_type asc', 'date desc'],
      },
      ...paged(params),
    }),
    fields: { ...VEHICLE_FILTER_FIELDS, 'q.date_gteq': 'from', 'q.number_start': 'start', page: 'page' },
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
        assigned_number_start: params.assignedStart,
        s: 'date desc',
      },
      ...paged(params),
    }),
    fields: {
      ...VEHICLE_LOOKUP_FIELDS,
      ...VEHICLE_FILTER_FIELDS,
      'q.carrier_id_eq': 'carrierId',
      'q.assigned_number_start': 'assignedStart',
      page: 'page',
    },
    read: pageOf(foundVehicles),
  }),
}

export const httpCarrierVehicles = (http: Http): CarrierVehicles => bindCalls(http, carrierVehicleCalls)
