import {
  ALL_INSIGHTS,
  type CarrierDetail,
  type CarrierId,
  type CarrierInsights,
  type CarrierWithInsights,
  type CurrentUser,
  done,
  type Insight,
  type InsightsAddress,
  insightsClosed,
  insightsPath,
  type Message,
  type Page,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import type { VerdictTallyStore } from '../../parts/carrier-results/verdict-tally-store.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import type { ExportView } from '../../parts/export/export-store.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { Query } from '../../stores/query.ts'

export interface InsightsDeps {
  readonly insights: Pick<CarrierInsights, 'search' | 'ofCarrier'>
  readonly subscriptions: Subscriptions
  readonly details: Pick<CarrierDetailsStore, 'request' | 'forget' | 'peek'>
  /** The file of the selected carriers. */
  readonly file: (selection: InsightsStore['selection']) => ExportView<never>
  readonly tally: VerdictTallyStore<InsightsAddress>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

interface Found {
  /** The list that these rows belong to, as its path without the open carrier. */
  readonly list: string
  readonly page: Page<CarrierWithInsights>
}

/** All insights of the carrier that is open beside the list, and the carrier's name. */
export interface OpenInsights {
  readonly carrierId: CarrierId
  readonly insights: readonly Insight[]
}

const listOf = (address: InsightsAddress): string => insightsPath({ ...address, open: null })

/** Carriers by their insights, 15 per page. A closed list sends no request. */
export class InsightsStore implements ScreenStore {
  address: InsightsAddress = ALL_INSIGHTS
  readonly found: Query<Found, InsightsAddress>
  readonly opened: Query<OpenInsights, CarrierId>
  readonly named: Query<CarrierDetail, CarrierId>
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection<CarrierWithInsights>()
  readonly drawerHistory = new DrawerHistory()
  readonly file: ExportView<never>
  /** How many carriers have each verdict, whichever the list is narrowed to. */
  readonly tally: VerdictTallyStore<InsightsAddress>
  readonly #deps: InsightsDeps
  #lastUser: CurrentUser | undefined

  constructor(deps: InsightsDeps) {
    this.#deps = deps
    this.file = deps.file(this.selection)
    this.tally = deps.tally
    this.found = new Query(async (address, signal) => {
      const { kinds, onlyMine, verdict, sort, page } = address
      const params = { kinds, onlyMyCarriers: onlyMine, verdict, sort, page }
      const answer = await deps.insights.search(params, signal)
      if (!answer.ok) return answer
      deps.tally.follow(address, answer.value)
      return done({ list: listOf(address), page: answer.value })
    })
    this.opened = new Query(async (carrierId, signal) => {
      const answer = await deps.insights.ofCarrier({ carrierId }, signal)
      return answer.ok ? done({ carrierId, insights: answer.value }) : answer
    })
    this.named = new Query((carrierId, signal) => deps.details.request(carrierId, signal))
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) => {
      this.#replace(id, row => ({ ...row, subscription }))
      deps.details.forget(id)
    })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        found: false,
        opened: false,
        named: false,
        monitoring: false,
        selection: false,
        drawerHistory: false,
        file: false,
        tally: false,
      },
      { autoBind: true },
    )
  }

  /** Why the list is closed to this user; null: it is open. */
  get closed(): Message | null {
    const user = this.#deps.account.user ?? this.#lastUser
    return user === undefined ? null : insightsClosed(user)
  }

  get page(): Page<CarrierWithInsights> | undefined {
    return this.found.value?.page
  }

  /** Whether the rows on the page belong to an older list. */
  get isOutdated(): boolean {
    const { value } = this.found
    return value !== undefined && value.list !== listOf(this.address)
  }

  /** The insights of the open carrier; undefined until they have loaded. */
  get openInsights(): readonly Insight[] | undefined {
    const { value } = this.opened
    return value?.carrierId === this.address.open ? value?.insights : undefined
  }

  /** The name of the open carrier, if it is known. */
  get openName(): string | undefined {
    const { open } = this.address
    const row = this.page?.items.find(({ id }) => id === open)
    const named = this.named.value
    return row?.legalName ?? (named?.id === open ? named?.legalName : undefined)
  }

  open(address: InsightsAddress): void {
    this.#lastUser = this.#deps.account.user ?? this.#lastUser
    const before = this.address
    this.address = address
    this.drawerHistory.visited(address.open !== null)
    if (this.closed !== null) return
    if (this.found.state.kind !== 'ready' || this.isOutdated) this.retry()
    if (address.open !== before.open) this.#openDrawer()
  }

  retry(): void {
    void this.found.load(this.address)
  }

  retryOpen(): void {
    this.#openDrawer()
  }

  settled(): Promise<unknown> {
    return this.isOutdated ? this.found.finished() : this.found.settled()
  }

  dispose(): void {
    for (const query of [this.found, this.opened, this.named, this.tally]) query.dispose()
  }

  #openDrawer(): void {
    const carrierId = this.address.open
    this.opened.reset()
    this.named.reset()
    if (carrierId === null) return
    void this.opened.load(carrierId)
    if (this.openName === undefined) void this.named.load(carrierId)
  }

  #replace(id: CarrierId, change: (row: CarrierWithInsights) => CarrierWithInsights): void {
    const selected = this.selection.carriers.find(row => row.id === id)
    if (selected !== undefined) this.selection.replace(change(selected))
    this.found.update(({ page, ...found }) => {
      const items = page.items.map(row => (row.id === id ? change(row) : row))
      return { ...found, page: { ...page, items } }
    })
  }
}
