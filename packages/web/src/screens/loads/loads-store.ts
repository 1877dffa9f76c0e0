import {
  ALL_OPEN_LOADS,
  type CachedValue,
  type CarrierVehicles,
  type CompanyId,
  done,
  type Load,
  type LoadEntryResult,
  type LoadFilter,
  type LoadsAddress,
  loadsPath,
  type Loads,
  type LoadsByNumber,
  type LoadsParams,
  type LoadTab,
  type Page,
  type Team,
  type Teams,
} from '@fairhaul/core'
import type { ScreenStore } from '../../di/screen.ts'
import { TruckSearch } from '../../parts/load/truck-search.ts'
import type { ListSight } from '../../parts/tabbed-list/tabbed-list-deps.ts'
import { TabbedListStore } from '../../parts/tabbed-list/tabbed-list-store.ts'
import { Query } from '../../stores/query.ts'

export interface LoadsDeps extends ListSight {
  readonly loads: Pick<Loads, 'list' | 'countTabs'>
  readonly byNumber: Pick<LoadsByNumber, 'check'>
  readonly teams: Pick<Teams, 'list'>
  readonly vehicles: Pick<CarrierVehicles, 'search'>
  readonly companyId: () => CompanyId | null | undefined
  /** The page of a tab that the browser cached. */
  readonly stored: (tab: LoadTab) => CachedValue<Page<Load>>
  readonly whenIdle: (call: () => void) => void
}

export type LoadList = TabbedListStore<Load, LoadsAddress, Readonly<Record<LoadTab, number>>>

const orNull = <T>(value: T | 'none'): T | null => (value === 'none' ? null : value)

const filterOf = ({ status, tracking, team, vehicle }: LoadsAddress): LoadFilter => ({
  ...(status !== null && { status }),
  ...(tracking !== null && { trackingStatus: tracking }),
  ...(team !== null && { teamId: orNull(team) }),
  ...(vehicle !== null && { carrierVehicleId: orNull(vehicle) }),
})

const paramsOf = (address: LoadsAddress): LoadsParams => {
  const { tab, text, sort, page } = address
  const rest = { filter: filterOf(address), sort, page }
  return tab === 'search-result' ? { tab, search: text, ...rest } : { tab, ...rest }
}

/** The company's loads in tabs, and the teams that they are narrowed to. */
export class LoadsStore implements ScreenStore {
  readonly list: LoadList
  readonly teams: Query<Page<Team>, CompanyId>
  /** Whether the monitor takes loads by their own number. */
  readonly takesLoads: Query<readonly LoadEntryResult[]>
  /** The trucks that loads of the company were given to. */
  readonly trucks: TruckSearch
  readonly #deps: LoadsDeps

  constructor(deps: LoadsDeps) {
    this.#deps = deps
    this.list = new TabbedListStore({
      first: ALL_OPEN_LOADS,
      pathOf: loadsPath,
      alone: address => address,
      list: (address, signal) => deps.loads.list(paramsOf(address), signal),
      stored: ({ tab }) => deps.stored(tab),
      count: (address, signal) =>
        deps.loads.countTabs({ filter: filterOf(address), search: address.text }, signal),
      countedBy: ({ status, tracking, team, vehicle, text }) =>
        loadsPath({ tab: 'search-result', status, tracking, team, vehicle, text }),
      live: deps,
      whenIdle: deps.whenIdle,
    })
    this.teams = new Query((companyId, signal) => deps.teams.list({ companyId }, signal))
    this.takesLoads = new Query((_, signal) => deps.byNumber.check({ loads: [] }, signal))
    this.trucks = new TruckSearch(async (assignedStart, signal) => {
      const found = await deps.vehicles.search({ assignedStart }, signal)
      return found.ok ? done(found.value.items) : found
    })
  }

  open(address: LoadsAddress): void {
    this.list.open(address)
    if (this.takesLoads.state.kind === 'idle') this.#deps.whenIdle(() => void this.takesLoads.load())
    const companyId = this.#deps.companyId()
    if (companyId && this.teams.state.kind === 'idle') void this.teams.load(companyId)
  }

  settled(): Promise<unknown> {
    return this.list.settled()
  }

  dispose(): void {
    this.list.dispose()
    this.teams.dispose()
    this.takesLoads.dispose()
    this.trucks.dispose()
  }
}
