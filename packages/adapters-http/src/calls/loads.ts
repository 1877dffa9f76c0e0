import {
  type ChangedLoad,
  LOAD_STATUSES,
  IDENTIFIER_TYPES,
  type Load,
  type LoadCountsParams,
  type LoadDetails,
  type LoadEdits,
  type LoadFilter,
  type LoadId,
  type LoadSort,
  type LoadStop,
  type LoadTab,
  type LoadUnit,
  type Loads,
  type LoadsParams,
  type ScheduledWindow,
  STOP_KINDS,
  TRACKING_STATUSES,
  type UpdateLoad,
} from '@fairhaul/core'
import { storedId } from '../wire/stored-id.ts'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import {
  amount,
  count,
  degrees,
  id,
  instant,
  miles,
  names,
  nullable,
  oneOf,
  optional,
  text,
  yesNo,
} from '../wire/values.ts'
import { carrierOfFreight, freightVehicle } from '../wire/vehicle.ts'

const window: Reader<ScheduledWindow> = record({
  starts_at: nullable(instant),
  ends_at: nullable(instant),
})

const stop: Reader<LoadStop> = record({
  id: id<'load-stop'>,
  is_type: ['kind', oneOf(STOP_KINDS)],
  sequence: count,
  latitude_for_map: ['latitude', nullable(degrees)],
  longitude_for_map: ['longitude', nullable(degrees)],
  state: nullable(text),
  postal_code: nullable(text),
  town: optional(text),
  scheduled_window: ['window', window],
  time_zone: nullable(text),
  progress: optional(record({ arrived_at: nullable(instant), done_at: nullable(instant) })),
})

const unit: Reader<LoadUnit> = record({
  unit: nullable(text),
  plate: nullable(text),
  plate_state: ['plateState', nullable(text)],
  vin: nullable(text),
})

const details: Reader<LoadDetails> = record({
  equipment: nullable(text),
  commodity: nullable(text),
  commodity_value_usd: nullable(amount),
  rate_usd: nullable(amount),
  is_team: ['isTeam', nullable(yesNo)],
  driver_phone_e164: ['driverPhone', nullable(text)],
  truck: nullable(unit),
  trailer: nullable(unit),
  stated_carrier: nullable(
    record({ is_type: ['type', oneOf(IDENTIFIER_TYPES)], value: text, region: nullable(text) }),
  ),
  updated_at: nullable(instant),
})

const loadFields = {
  id: id<'load'>,
  external_load_number: ['externalNumber', nullable(text)],
  status: oneOf(LOAD_STATUSES),
  tracking_status: oneOf(TRACKING_STATUSES),
  billable_miles: nullable(miles),
  carrier_id: optional(id<'carrier'>),
  carrier: optional(carrierOfFreight),
  carrier_vehicle_id: nullable(id<'carrier-vehicle'>),
  carrier_vehicle: ['vehicle', optional(freightVehicle)],
  team_id: nullable(id<'team'>),
  company_id: id<'company'>,
  details: optional(details),
  stops: listOfKnown(names('is_type', STOP_KINDS), stop),
} as const

/** A load with its stops, without those of a kind that this portal does not know. Source: section 3, "Load". */
export const load: Reader<Load> = record(loadFields)

/** The same with the record that was kept as a truck was put on it. */
const changedLoad: Reader<ChangedLoad> = record({ ...loadFields, decision_record_id: ['storedId', storedId] })

const hasKnownStatus = names('status', LOAD_STATUSES)
const hasKnownTracking = names('tracking_status', TRACKING_STATUSES)

/** Loads, without those of a status that this portal does not know. */
const loads = listOfKnown(row => hasKnownStatus(row) && hasKnownTracking(row), load)

/** The tab, in the wire's spelling with underscores. A search has no tab, as it covers all loads. */
const place = (params: LoadsParams) =>
  params.tab === 'search-result'
    ? { external_load_number_cont: params.search.trim() }
    : { tab_eq: params.tab.replaceAll('-', '_') }

/** Null selects loads without a value, which is a separate filter on the wire. */
const narrowing = ({ status, trackingStatus, teamId, carrierVehicleId }: LoadFilter) => ({
  status_eq: status,
  tracking_status_eq: trackingStatus,
  team_id_eq: teamId,
  team_id_null: teamId === null ? true : undefined,
  carrier_vehicle_id_eq: carrierVehicleId,
  carrier_vehicle_id_null: carrierVehicleId === null ? true : undefined,
})

const SORTS = { pickup: 'pickup_at', status: 'status', carrier: 'carrier_name' } as const

const order = (sort: LoadSort | null | undefined): string | undefined =>
  sort ? `${SORTS[sort.by]} ${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined

const counts: Reader<Readonly<Record<LoadTab, number>>> = record({
  open: count,
  closed: count,
  no_eld: ['no-eld', count],
  no_arrival: ['no-arrival', count],
  no_departure: ['no-departure', count],
  no_pickup: ['no-pickup', count],
  no_delivery: ['no-delivery', count],
  no_assigned_vehicle: ['no-assigned-vehicle', count],
  pending_tracking: ['pending-tracking', count],
  not_tracking: ['not-tracking', count],
  search_result: ['search-result', count],
})

const EDITS = { status: 'status', teamId: 'team_id', carrierVehicleId: 'carrier_vehicle_id' } as const

/**
 * Changes a load only in the state that the user saw: `If-Match: "status=covered team_id=none"`. A monitor that does not
 * know the header changes it in any state.
 */
const asSeen = ({ seen }: { readonly seen?: LoadEdits }): Readonly<Record<string, string>> => {
  if (seen === undefined) return {}
  const fields = (Object.keys(EDITS) as (keyof typeof EDITS)[]).filter(field => seen[field] !== undefined)
  return { 'if-match': `"${fields.map(field => `${EDITS[field]}=${seen[field] ?? 'none'}`).join(' ')}"` }
}

/** Source: section 7, "Loads, tickets, notes and teams". */
export const loadCalls = {
  list: call({
    route: 'GET loads',
    query: (params: LoadsParams) => ({
      q: { ...place(params), ...narrowing(params.filter ?? {}), s: order(params.sort) },
      ...paged(params),
    }),
    fields: { 'q.external_load_number_cont': 'search', 'q.s': 'sort', page: 'page' },
    read: pageOf(loads),
  }),
  countTabs: call({
    route: 'GET loads/counts',
    query: ({ filter, search = '' }: LoadCountsParams) => ({
      q: {
        ...narrowing(filter ?? {}),
        external_load_number_cont: search.trim() === '' ? undefined : search.trim(),
      },
    }),
    read: one(counts),
  }),
  find: call({
    route: 'GET loads/:id',
    path: (params: { readonly id: LoadId }) => ({ id: params.id }),
    read: one(load),
  }),
  update: call({
    route: 'PATCH loads/:id',
    path: (params: UpdateLoad) => ({ id: params.id }),
    body: params => ({
      load: { status: params.status, team_id: params.teamId, carrier_vehicle_id: params.carrierVehicleId },
    }),
    fields: {
      'load.status': 'status',
      'load.team_id': 'teamId',
      'load.carrier_vehicle_id': 'carrierVehicleId',
    },
    headers: asSeen,
    handled: [401, 403, 404, 409, 422],
    read: one(changedLoad),
  }),
}

export const httpLoads = (http: Http): Loads => bindCalls(http, loadCalls)
