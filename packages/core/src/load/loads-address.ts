import type { CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import { paths } from '../routes/paths.ts'
import { parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { oneOfAt, textAt } from '../shared/query-values.ts'
import { type LoadSort, readLoadSort, writeLoadSort } from './load-sort.ts'
import { LOAD_STATUSES, type LoadStatus } from './load-status.ts'
import { type LoadTab, loadTabOf } from './load-tabs.ts'
import type { TeamId } from './team/team.ts'
import { TRACKING_STATUSES, type TrackingStatus } from './tracking/tracking-status.ts'

/** The list of loads, as stored in the URL. Null: not filtered by it; `none`: only loads without one. */
export interface LoadsAddress {
  readonly tab: LoadTab
  /** Part of a load's own number, as typed. Only the search result tab has one. */
  readonly text: string
  readonly status: LoadStatus | null
  readonly tracking: TrackingStatus | null
  readonly team: TeamId | 'none' | null
  readonly vehicle: CarrierVehicleId | 'none' | null
  /** Null: the newest first. */
  readonly sort: LoadSort | null
  /** From 1. */
  readonly page: number
}

/** The open loads, the newest first. */
export const ALL_OPEN_LOADS: LoadsAddress = {
  tab: 'open',
  text: '',
  status: null,
  tracking: null,
  team: null,
  vehicle: null,
  sort: null,
  page: 1,
}

const idOrNone = <Kind extends 'team' | 'carrier-vehicle'>(text: string) =>
  text === 'none' ? 'none' : (parseId<Kind>(text) ?? null)

/**
 * Reads the list of loads from the query of its screen, with or without its question mark.
 *
 * Empty: all open loads, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 2, "Load tabs"; section 2, "Nested query strings".
 */
export const readLoadsAddress = (search: string): LoadsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const tab = loadTabOf(textAt(query, 'tab'))
  const page = textAt(query, 'page')
  return {
    tab,
    text: tab === 'search-result' ? textAt(query, 'search') : '',
    status: oneOfAt(query, 'status', LOAD_STATUSES) ?? null,
    tracking: oneOfAt(query, 'tracking', TRACKING_STATUSES) ?? null,
    team: idOrNone<'team'>(textAt(query, 'team')),
    vehicle: idOrNone<'carrier-vehicle'>(textAt(query, 'vehicle')),
    sort: readLoadSort(query),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The path of a list of loads: `/loads?tab=no-arrival&page=2`. Defaults are omitted. Source: section 2, "Load tabs". */
export const loadsPath = (address: Partial<LoadsAddress>): string => {
  const { tab, text, sort, page, ...filters } = { ...ALL_OPEN_LOADS, ...address }
  return paths.loads({
    tab: tab === 'open' ? null : tab,
    search: tab === 'search-result' && text !== '' ? text : null,
    ...filters,
    sort: writeLoadSort(sort),
    page: page > 1 ? page : null,
  })
}

/** How many filters narrow a list; the tab and the load number are none of them. */
export const loadFilterCount = ({ status, tracking, team, vehicle }: LoadsAddress): number =>
  [status, tracking, team, vehicle].filter(each => each !== null).length
