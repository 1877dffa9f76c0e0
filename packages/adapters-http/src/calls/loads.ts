import {
  emptyPage,
  type Load,
  type LoadFilter,
  type LoadId,
  type Loads,
  type LoadsParams,
  type UpdateLoad,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { load, loads } from '../wire/load.ts'
import { paged } from '../wire/paging.ts'

/** Which tab: the wire's word for it has low lines. A search asks for no tab, as it looks at all loads. */
const place = (params: LoadsParams) =>
  params.tab === 'search-result'
    ? { external_load_number_cont: params.search.trim() }
    : { tab_eq: params.tab.replaceAll('-', '_') }

/** Null asks for loads without it, which is a filter of its own on the wire. */
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
  /** Section 8: a list of loads that failed is empty. Only what the monitor refused comes back as a refusal. */
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
