import {
  type CreateLoadLog,
  LOAD_STATUSES,
  LOAD_TABS,
  type LoadFilter,
  type LoadId,
  type LoadsParams,
  type LoadTab,
  TICKET_STATUSES,
  TICKET_TABS,
  type TicketsParams,
  TRACKING_STATUSES,
  type UpdateLoad,
  type UpdateTicket,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'
import { logEvents } from './loads.ts'

const pages = fc.integer({ min: 1, max: 4 })

/** Asks about one load. */
export const loadIdParams: fc.Arbitrary<{ readonly loadId: LoadId }> = fc.record({ loadId: ids<'load'>() })

/** Asks for one load. */
export const findLoadParams: fc.Arbitrary<{ readonly id: LoadId }> = fc.record({ id: ids<'load'>() })

/** Filters by anything, by several things or by nothing. */
export const loadFilters: fc.Arbitrary<LoadFilter> = fc.record(
  {
    status: fc.constantFrom(...LOAD_STATUSES),
    trackingStatus: fc.constantFrom(...TRACKING_STATUSES),
    teamId: maybe(ids<'team'>()),
    carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
  },
  { requiredKeys: [] },
)

const isPlace = (tab: LoadTab): tab is Exclude<LoadTab, 'search-result'> => tab !== 'search-result'

/** Every tab with any filter, and searches, empty ones included. */
export const loadsParams: fc.Arbitrary<LoadsParams> = fc.oneof(
  fc.record(
    { tab: fc.constantFrom(...LOAD_TABS.filter(isPlace)), page: pages, filter: loadFilters },
    { requiredKeys: ['tab'] },
  ),
  fc.record(
    {
      tab: fc.constant('search-result' as const),
      search: fc.constantFrom('NL-20841', 'nl', ' ', ''),
      page: pages,
      filter: loadFilters,
    },
    { requiredKeys: ['tab', 'search'] },
  ),
)

/** What `Loads.update` may be asked, a change of nothing included. */
export const loadUpdates: fc.Arbitrary<UpdateLoad> = fc.record(
  {
    id: ids<'load'>(),
    status: fc.constantFrom(...LOAD_STATUSES),
    teamId: maybe(ids<'team'>()),
    carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
  },
  { requiredKeys: ['id'] },
)

/** What `LoadLogs.create` may be asked. */
export const createLoadLogs: fc.Arbitrary<CreateLoadLog> = fc
  .tuple(ids<'load'>(), logEvents)
  .map(([loadId, event]) => ({ loadId, ...event }))

/** What `Tickets.list` may be asked. */
export const ticketsParams: fc.Arbitrary<TicketsParams> = fc.record(
  { tab: fc.constantFrom(...TICKET_TABS), page: pages, loadId: ids<'load'>() },
  { requiredKeys: ['tab'] },
)

/** What `Tickets.update` may be asked, a change of nothing included. */
export const ticketUpdates: fc.Arbitrary<UpdateTicket> = fc.record(
  {
    id: ids<'ticket'>(),
    status: fc.constantFrom(...TICKET_STATUSES),
    assigneeId: maybe(ids<'user'>()),
    assigneeIdWas: maybe(ids<'user'>()),
  },
  { requiredKeys: ['id'] },
)
