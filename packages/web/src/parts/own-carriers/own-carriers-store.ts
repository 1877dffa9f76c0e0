import {
  type CarrierId,
  type CarrierSummary,
  done,
  emptyPage,
  type Outcome,
  type OwnCarriersAddress,
  type Page,
  type Refusal,
  type SearchTextRefusal,
} from '@fairhaul/core'
import { makeAutoObservable, reaction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { BulkRun } from '../bulk/bulk-run.ts'
import { CarrierSelection } from '../carrier-results/carrier-selection.ts'
import { ListConnections } from '../connection/list-connections.ts'
import { DrawerHistory } from '../drawer-history/drawer-history.ts'
import { allPages } from '../export/all-pages.ts'
import type { VerdictTallyStore } from '../carrier-results/verdict-tally-store.ts'
import type { ExportProgress } from '../export/export-store.ts'
import { type LastChanges, lastChanges } from '../last-change/last-changes.ts'
import { Monitoring } from '../monitoring/monitoring.ts'
import type { Refreshed } from '../tabbed-list/NewerRows.tsx'
import { type LastDecisions, lastDecisions } from '../vetting/last-decisions.ts'
import { movedCounts } from '../tabbed-list/moved-counts.ts'
import { TabbedListStore } from '../tabbed-list/tabbed-list-store.ts'
import { narrowed, queryOf } from './listing-of.ts'
import type { OwnCarriersDeps, OwnCounts } from './own-carriers-deps.ts'

/** A list of the company's own carriers in tabs, with what is done with one and with many of them. */
export class OwnCarriersStore<Row extends CarrierSummary, Tab extends string> implements ScreenStore {
  readonly #list: TabbedListStore<Row, OwnCarriersAddress<Tab>, OwnCounts<Tab>>
  readonly selection = new CarrierSelection<Row>()
  readonly monitoring: Monitoring
  readonly bulk = new BulkRun()
  /** The changes of the connections to its carriers. */
  readonly connections: ListConnections
  /** What changed last about the carriers of the page, and the last decision about each where the list says it. */
  readonly lastChanges: LastChanges
  readonly lastDecisions: LastDecisions | undefined
  /** The verdicts of the tab with their counts. Undefined: the list is not narrowed to one. */
  readonly tally: VerdictTallyStore<OwnCarriersAddress<Tab>> | undefined
  readonly drawerHistory = new DrawerHistory()
  readonly files: ReturnType<OwnCarriersDeps<Row, Tab>['files']>
  readonly #deps: OwnCarriersDeps<Row, Tab>
  readonly #stop: () => void

  constructor(deps: OwnCarriersDeps<Row, Tab>, first: OwnCarriersAddress<Tab>) {
    this.#deps = deps
    this.#list = new TabbedListStore<Row, OwnCarriersAddress<Tab>, OwnCounts<Tab>>({
      first,
      pathOf: deps.pathOf,
      alone: address => ({ ...address, open: null }),
      list: async (address, signal) => {
        const query = queryOf(address.text)
        if (!query.ok) return done(emptyPage<Row>())
        return deps.list({ ...narrowed(address, query.value), page: address.page }, signal)
      },
      listed: (address, page) => {
        if (!queryOf(address.text).ok) return
        deps.details.keepRows(page.items)
        for (const row of page.items) this.selection.replace(row)
        this.tally?.follow(address, this.#counting(page))
      },
      stored: ({ tab }) => deps.stored?.(tab),
      count: ({ text }, signal) => {
        const query = queryOf(text)
        return deps.count(query.ok && query.value !== undefined ? { query: query.value } : {}, signal)
      },
      countedBy: ({ text }) => (queryOf(text).ok ? text : null),
      counting: {
        tabsOf: (row, { tab }) => [deps.tabOf(row, tab)].filter(each => each !== null),
        moved: movedCounts,
      },
      ...(deps.live && { live: deps.live }),
      whenIdle: deps.whenIdle,
    })
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
      changed: (id, connection) => this.replace(id, row => deps.withConnection(row, connection)),
      bulk: this.bulk,
    })
    this.lastChanges = lastChanges(deps.feed, deps.whenIdle)
    this.lastDecisions = deps.vetting && lastDecisions(deps.vetting, deps.whenIdle)
    this.tally = deps.tally
    this.files = deps.files(this)
    makeAutoObservable(
      this,
      {
        selection: false,
        monitoring: false,
        bulk: false,
        connections: false,
        lastChanges: false,
        lastDecisions: false,
        tally: false,
        drawerHistory: false,
        files: false,
      },
      { autoBind: true },
    )
    this.#stop = reaction(
      () => this.rows.map(({ id }) => id).join(),
      () => {
        this.lastChanges.follow(this.rows)
        this.lastDecisions?.follow(this.rows)
      },
    )
  }

  /** Why the text of the search finds nothing. Null: it can be searched, or is empty. */
  get textError(): SearchTextRefusal | null {
    const query = queryOf(this.address.text)
    return query.ok ? null : query.refusal
  }

  get address(): OwnCarriersAddress<Tab> {
    return this.#list.address
  }

  get found() {
    return this.#list.found
  }

  get counted() {
    return this.#list.counted
  }

  get page(): Page<Row> | undefined {
    return this.#list.page
  }

  /** Whether the rows on the page belong to an older list. */
  get isOutdated(): boolean {
    return this.#list.isOutdated
  }

  /** How many carriers each tab has. Undefined: not known, so that none is shown. */
  get counts(): OwnCounts<Tab> | undefined {
    return this.#list.counts
  }

  get rows(): readonly Row[] {
    return this.page?.items ?? []
  }

  /** A newer page whose rows have other places. Null: the rows shown are the newest. */
  get waiting(): Refreshed['waiting'] {
    return this.#list.waiting
  }

  /** Shows the newer page that waits. */
  showWaiting(): void {
    this.#list.showWaiting()
  }

  /** The carrier that is shown beside the list. Null: none. */
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
    this.drawerHistory.visited(address.open !== null)
    // A decision may have been saved on a profile meanwhile.
    void this.lastDecisions?.query.reload()
    this.#list.open(address)
  }

  /** Narrows the list to a text while it is typed, and gives its address. */
  type(text: string): OwnCarriersAddress<Tab> {
    this.selection.clear()
    this.bulk.clear()
    this.#list.type({ ...this.address, text, page: 1, open: null })
    return this.address
  }

  retry(): void {
    this.#list.retry()
  }

  /**
   * Changes a row in place. One that leaves its tab by it, or comes back, stays in its place, and is counted so at once, by
   * the verdicts too. Empty: does nothing for a carrier that is not in the list.
   */
  replace(id: CarrierId, change: (row: Row) => Row): void {
    const before = this.#rowOf(id)
    const selected = this.selection.carriers.find(row => row.id === id)
    if (selected !== undefined) this.selection.replace(change(selected))
    const by = this.#list.replace(id, change, before)
    this.#deps.details.forget(id)
    if (by !== 0 && before !== undefined && this.page !== undefined)
      this.tally?.moved(this.address, this.#counting(this.page), change(before), by)
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
    return this.#list.settled()
  }

  dispose(): void {
    this.#stop()
    for (const each of [this.#list, this.bulk, this.connections, this.lastChanges]) each.dispose()
    for (const each of [this.tally, this.lastDecisions]) each?.dispose()
    this.files.whole.cancel()
  }

  /** A page without the rows that were taken out of the tab. */
  #counting(page: Page<Row>): Page<Row> {
    return { ...page, items: page.items.filter(row => !this.#list.hasLeft(row)) }
  }

  #rowOf(id: CarrierId): Row | undefined {
    return this.rows.find(row => row.id === id) ?? this.selection.carriers.find(row => row.id === id)
  }
}
