import {
  emptyPage,
  LOAD_STATUSES,
  type Load,
  type LoadFilter,
  type LoadId,
  type LoadStop,
  type Loads,
  type LoadsParams,
  type ScheduledWindow,
  STOP_KINDS,
  TRACKING_STATUSES,
  type UpdateLoad,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, degrees, id, instant, miles, names, nullable, oneOf, text } from '../wire/values.ts'

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
  scheduled_window: ['window', window],
  time_zone: nullable(text),
})

/** A load with its stops, without those of a kind that this portal does not know. Source: section 3, "Load". */
const load: Reader<Load> = record({
  id: id<'load'>,
  external_load_number: ['externalNumber', nullable(text)],
  status: oneOf(LOAD_STATUSES),
  tracking_status: oneOf(TRACKING_STATUSES),
  billable_miles: nullable(miles),
  carrier_vehicle_id: nullable(id<'carrier-vehicle'>),
  team_id: nullable(id<'team'>),
  company_id: id<'company'>,
  stops: listOfKnown(names('is_type', STOP_KINDS), stop),
})

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

/** Source: section 7, "Loads, tickets, notes and teams". */
export const loadCalls = {
  /** Section 8: a failed list of loads is empty. Only a refusal by the monitor is returned as a refusal. */
  list: call({
    route: 'GET loads',
    query: (params: LoadsParams) => ({
      q: { ...place(params), ...narrowing(params.filter ?? {}) },
      ...paged(params),
    }),
    fields: { 'q.external_load_number_cont': 'search', page: 'page' },
    read: pageOf(loads),
    onFailure: () => emptyPage<Load>(),
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
    read: one(load),
  }),
}

export const httpLoads = (http: Http): Loads => bindCalls(http, loadCalls)
