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
  latestValue,
  type Loadable,
  type Page,
  type Subscriptions,
  type Message,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { withLatestValue } from '../../parts/with-latest-value.ts'
import { Latest } from '../../stores/latest.ts'

export interface InsightsDeps {
  readonly insights: CarrierInsights
  readonly subscriptions: Subscriptions
  readonly details: Pick<CarrierDetailsStore, 'request' | 'forget' | 'peek'>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

interface Found {
  /** The list that these rows answer, by its path without what is open beside it. */
  readonly list: string
  readonly page: Page<CarrierWithInsights>
}

/** All insights of the carrier that is open beside the list, and what it is called. */
export interface OpenInsights {
  readonly carrierId: CarrierId
  readonly insights: readonly Insight[]
}

const listOf = (address: InsightsAddress): string => insightsPath({ ...address, open: null })

/** Carriers by what was derived about them, 15 a page. Where the list is closed nothing is asked. */
export class InsightsStore implements ScreenStore {
  address: InsightsAddress = ALL_INSIGHTS
  found: Loadable<Found> = { kind: 'idle' }
  opened: Loadable<OpenInsights> = { kind: 'idle' }
  named: Loadable<CarrierDetail> = { kind: 'idle' }
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection<CarrierWithInsights>()
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: InsightsDeps
  readonly #list = new Latest()
  readonly #drawer = new Latest()
  readonly #name = new Latest()
  #lastUser: CurrentUser | undefined
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: InsightsDeps) {
    this.#deps = deps
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) => {
      this.#replace(id, row => ({ ...row, subscription }))
      deps.details.forget(id)
    })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        found: observableRef,
        opened: observableRef,
        named: observableRef,
        monitoring: false,
        selection: false,
        drawerHistory: false,
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
    return latestValue(this.found)?.page
  }

  /** The rows on the page answer an older list than the broker's. */
  get isOutdated(): boolean {
    const found = latestValue(this.found)
    return found !== undefined && found.list !== listOf(this.address)
  }

  /** The insights of the open carrier; undefined while they are not there. */
  get openInsights(): readonly Insight[] | undefined {
    const opened = latestValue(this.opened)
    return opened?.carrierId === this.address.open ? opened?.insights : undefined
  }

  /** What the open carrier is called, where that is known. */
  get openName(): string | undefined {
    const { open } = this.address
    const row = this.page?.items.find(({ id }) => id === open)
    const named = latestValue(this.named)
    return row?.legalName ?? (named?.id === open ? named?.legalName : undefined)
  }

  open(address: InsightsAddress): void {
    this.#lastUser = this.#deps.account.user ?? this.#lastUser
    const before = this.address
    this.address = address
    this.drawerHistory.visited(address.open !== null)
    if (this.closed !== null) return
    if (this.found.kind !== 'ready' || this.isOutdated) this.#pending = this.#request()
    if (address.open !== before.open) this.#openDrawer()
  }

  retry(): void {
    this.#pending = this.#request()
  }

  retryOpen(): void {
    this.#openDrawer()
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.page === undefined || this.isOutdated ? this.#pending : Promise.resolve()
  }

  dispose(): void {
    this.#list.stop()
    this.#drawer.stop()
    this.#name.stop()
  }

  async #request(): Promise<void> {
    const { address } = this
    const { kinds, onlyMine, page } = address
    await this.#list.follow(
      this.found,
      async signal => {
        const answer = await this.#deps.insights.search({ kinds, onlyMyCarriers: onlyMine, page }, signal)
        return answer.ok ? done({ list: listOf(address), page: answer.value }) : answer
      },
      found => {
        this.found = found
      },
    )
  }

  #openDrawer(): void {
    const { insights, details } = this.#deps
    const carrierId = this.address.open
    this.#drawer.stop()
    this.#name.stop()
    this.opened = { kind: 'idle' }
    this.named = { kind: 'idle' }
    if (carrierId === null) return
    void this.#drawer.follow(
      this.opened,
      async signal => {
        const answer = await insights.ofCarrier({ carrierId }, signal)
        return answer.ok ? done({ carrierId, insights: answer.value }) : answer
      },
      opened => {
        this.opened = opened
      },
    )
    if (this.openName !== undefined) return
    void this.#name.follow(
      this.named,
      signal => details.request(carrierId, signal),
      named => {
        this.named = named
      },
    )
  }

  #replace(id: CarrierId, change: (row: CarrierWithInsights) => CarrierWithInsights): void {
    const found = latestValue(this.found)
    if (found === undefined) return
    const items = found.page.items.map(row => (row.id === id ? change(row) : row))
    this.found = withLatestValue(this.found, { ...found, page: { ...found.page, items } })
  }
}
