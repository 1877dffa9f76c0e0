import {
  type CarrierId,
  type CarrierQuery,
  type CarrierSummary,
  done,
  type Outcome,
  type OwnCarriersAddress,
  type Page,
  type Refusal,
  type SearchTextRefusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { BulkRun } from '../bulk/bulk-run.ts'
import { CarrierSelection } from '../carrier-results/carrier-selection.ts'
import { ListConnections } from '../connection/list-connections.ts'
import { DrawerHistory } from '../drawer-history/drawer-history.ts'
import { allPages } from '../export/all-pages.ts'
import type { VerdictTallyStore } from '../carrier-results/verdict-tally-store.ts'
import type { ExportProgress } from '../export/export-store.ts'
import { LastChanges } from '../last-change/last-changes.ts'
import { Monitoring } from '../monitoring/monitoring.ts'
import { narrowed, queryOf } from './listing-of.ts'
import type { OwnCarriersDeps, OwnCounts } from './own-carriers-deps.ts'

interface Found<Row> {
  /** The list that these rows belong to, as its path without the open carrier. */
  readonly list: string
  readonly page: Page<Row>
}

/**
 * A list of the company's own carriers in tabs: one page at a time, with the counts of all tabs.
 *
 * Only the newest address counts. While its rows load, the older rows stay, as `isOutdated`. A page that the browser
 * keeps for this address is shown at once, and loaded again.
 */
export class OwnCarriersStore<Row extends CarrierSummary, Tab extends string> implements ScreenStore {
  address: OwnCarriersAddress<Tab>
  readonly found: Query<Found<Row>, OwnCarriersAddress<Tab>>
  readonly counted: Query<OwnCounts<Tab>, CarrierQuery | undefined>
  readonly selection = new CarrierSelection<Row>()
  readonly monitoring: Monitoring
  readonly bulk = new BulkRun()
  /** The changes of the connections to its carriers. */
  readonly connections: ListConnections
  /** What changed last about the carriers of the page. */
  readonly lastChanges: LastChanges
  /** The verdicts of the tab with their counts. Undefined: the list is not narrowed to one. */
  readonly tally: VerdictTallyStore<OwnCarriersAddress<Tab>> | undefined
  readonly drawerHistory = new DrawerHistory()
  readonly files: ReturnType<OwnCarriersDeps<Row, Tab>['files']>
  readonly #deps: OwnCarriersDeps<Row, Tab>
  readonly #stop: () => void
  #countedText: string | undefined

  constructor(deps: OwnCarriersDeps<Row, Tab>, first: OwnCarriersAddress<Tab>) {
    this.#deps = deps
    this.address = first
    this.found = new Query(async (address, signal) => {
      const { tab, page } = address
      const query = queryOf(address.text)
      if (!query.ok)
        return done({ list: this.#listOf(address), page: { items: [], page: 1, pages: 1, total: 0 } })
      const answer = await deps.list({ ...narrowed(address, query.value), page }, signal)
      if (!answer.ok) return answer
      deps.stored?.(tab).store(this.#listOf(address), answer.value)
      deps.details.keepRows(answer.value.items)
      this.tally?.follow(address, answer.value)
      return done({ list: this.#listOf(address), page: answer.value })
    })
    this.counted = new Query((query, signal) => deps.count(query === undefined ? {} : { query }, signal))
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) =>
      this.replace(id, row => ({ ...row, subscription })),
    )
    this.connections = new ListConnections({
      connections: deps.connections,
      issuerId: deps.issuerId,
      rowOf: id => this.#rowOf(id),
      notesOf: id => {
        const row = this.#rowOf(id)
        return row === undefined ? null : deps.notesOf(row)
      },
      changed: (id, connection) => {
        this.replace(id, row => deps.withConnection(row, connection))
        this.recount()
      },
      bulk: this.bulk,
    })
    this.lastChanges = new LastChanges(deps.feed, deps.whenIdle)
    this.tally = deps.tally
    this.files = deps.files(this)
    makeAutoObservable(
      this,
      {
        address: observableRef,
        found: false,
        counted: false,
        selection: false,
        monitoring: false,
        bulk: false,
        connections: false,
        lastChanges: false,
        tally: false,
        drawerHistory: false,
        files: false,
      },
      { autoBind: true },
    )
    this.#stop = reaction(
      () => this.rows.map(({ id }) => id).join(),
      () => this.lastChanges.follow(this.rows),
    )
  }

  /** Why the text of the search finds nothing. Null: it can be searched, or is empty. */
  get textError(): SearchTextRefusal | null {
    const query = queryOf(this.address.text)
    return query.ok ? null : query.refusal
  }

  get page(): Page<Row> | undefined {
    return this.found.value?.page
  }

  /** Whether the rows on the page belong to an older list. */
  get isOutdated(): boolean {
    const { value } = this.found
    return value !== undefined && value.list !== this.#listOf(this.address)
  }

  /** How many carriers each tab has. Undefined: not known, so that none is shown. */
  get counts(): OwnCounts<Tab> | undefined {
    return this.counted.value
  }

  get rows(): readonly Row[] {
    return this.page?.items ?? []
  }

  /** The carrier that stands beside the list. Null: none. */
  get openId(): CarrierId | null {
    return this.address.open
  }

  /** The address of the list with a carrier beside it; null: none. */
  openPath(open: CarrierId | null): string {
    return this.#deps.pathOf({ ...this.address, open })
  }

  /** What became of a row that is no longer in the tab: "Now in Dismissed". Undefined: it is where it was. */
  leftText(row: Row): string | undefined {
    return this.#deps.leftText(row, this.address.tab)
  }

  open(address: OwnCarriersAddress<Tab>): void {
    const before = this.address
    if (address.tab !== before.tab || address.text !== before.text) {
      this.selection.clear()
      this.bulk.clear()
    }
    this.files.whole.cancel()
    this.address = address
    this.drawerHistory.visited(address.open !== null)
    if (this.found.state.kind !== 'ready' || this.isOutdated) {
      const stored = this.#deps.stored?.(address.tab).restore(this.#listOf(address))
      if (stored !== undefined) {
        this.found.set({ list: this.#listOf(address), page: stored })
        this.#deps.details.keepRows(stored.items)
        this.tally?.follow(address, stored)
      }
      void this.found.load(address)
    }
    if (this.#countedText !== address.text) this.#count()
  }

  /** Narrows the list to a text while it is typed, and gives its address. */
  type(text: string): OwnCarriersAddress<Tab> {
    this.selection.clear()
    this.bulk.clear()
    this.address = { ...this.address, text, page: 1, open: null }
    return this.address
  }

  retry(): void {
    void this.found.load(this.address)
    this.#count()
  }

  /** Changes a row in place. Empty: does nothing for a carrier that is not in the list. */
  replace(id: CarrierId, change: (row: Row) => Row): void {
    const selected = this.selection.carriers.find(row => row.id === id)
    if (selected !== undefined) this.selection.replace(change(selected))
    this.found.update(({ page, ...found }) => {
      const items = page.items.map(row => (row.id === id ? change(row) : row))
      return { ...found, page: { ...page, items } }
    })
    this.#deps.details.forget(id)
    const { page } = this
    if (page !== undefined && !this.isOutdated)
      this.#deps.stored?.(this.address.tab).store(this.#listOf(this.address), page)
  }

  /** Counts the tabs again, after a change. */
  recount(): void {
    this.#count()
  }

  /** Every carrier of the list, for an export, in its order. */
  everything(
    signal: AbortSignal,
    report: (progress: ExportProgress) => void,
  ): Promise<Outcome<readonly Row[], Refusal>> {
    const query = queryOf(this.address.text)
    if (!query.ok) return Promise.resolve(done([]))
    const params = narrowed(this.address, query.value)
    return allPages(page => this.#deps.list({ ...params, page }, signal), report)
  }

  settled(): Promise<unknown> {
    return this.isOutdated ? this.found.finished() : this.found.settled()
  }

  dispose(): void {
    this.#countedText = undefined
    this.#stop()
    this.tally?.dispose()
    for (const each of [this.found, this.counted, this.bulk, this.connections, this.lastChanges])
      each.dispose()
    this.files.whole.cancel()
  }

  #rowOf(id: CarrierId): Row | undefined {
    return this.rows.find(row => row.id === id) ?? this.selection.carriers.find(row => row.id === id)
  }

  #listOf(address: OwnCarriersAddress<Tab>): string {
    return this.#deps.pathOf({ ...address, open: null })
  }

  #count(): void {
    const { text } = this.address
    this.#countedText = text
    const query = queryOf(text)
    if (!query.ok) return this.counted.reset()
    this.#deps.whenIdle(() => {
      if (this.#countedText === text) void this.counted.load(query.value)
    })
  }
}
