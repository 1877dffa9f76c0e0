import {
  type CachedValue,
  type CarrierSummary,
  isCompleteLane,
  isLaneResultCapped,
  type LaneAnswer,
  type LaneCarrier,
  type LaneResultsAddress,
  type LaneSearchRefusal,
  laneRowsPath,
  laneSearchKey,
  NEW_LANE_SEARCH,
  type Outcome,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { tallyOf, type VerdictTally } from '../../parts/carrier-results/verdict-tally.ts'
import { Query } from '../../stores/query.ts'
import { type LaneProgress, withCarrier } from './lane-pages.ts'
import { type LaneRows, type LaneRowsDeps, type LaneRowsParams, LaneRowsSearch } from './lane-rows-search.ts'

export interface LaneResultsDeps extends LaneRowsDeps {
  readonly subscriptions: Subscriptions
  readonly stored: CachedValue<LaneAnswer>
  /** Called when a carrier has changed here, so that other caches can drop it. */
  readonly changed: (carrier: CarrierSummary) => void
}

const NOWHERE: LaneResultsAddress = { ...NEW_LANE_SEARCH, sort: 'times', verdict: null, panel: null }

/**
 * The carriers of a lane, one page at a time.
 *
 * Only the newest address counts; while its rows load, the older rows stay, as `isOutdated`. A search counts against
 * the plan, so none is made twice: rows that the browser cached for this address are shown as they were, and a loaded
 * page stays. Section 2, "Search-result caching"; section 8, "Plan limit".
 */
export class LaneResultsStore implements ScreenStore {
  address: LaneResultsAddress = NOWHERE
  readonly found: Query<LaneRows, LaneRowsParams, LaneSearchRefusal>
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection<LaneCarrier>()
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: LaneResultsDeps
  readonly #search: LaneRowsSearch

  constructor(deps: LaneResultsDeps) {
    this.#deps = deps
    this.#search = new LaneRowsSearch(deps)
    this.found = new Query((params, signal) => this.#search.search(params, signal), {
      onChange: state => {
        if (state.kind === 'ready' && !state.value.isWithheld)
          deps.stored.store(state.value.path, state.value.answer)
      },
    })
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) => {
      const row = [...this.rows, ...this.selection.carriers].find(each => each.id === id)
      if (row !== undefined) this.replace({ ...row, subscription })
    })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        found: false,
        monitoring: false,
        selection: false,
        drawerHistory: false,
      },
      { autoBind: true },
    )
  }

  get path(): string {
    return laneRowsPath(this.address)
  }

  /** Whether both ends are chosen, with their areas. */
  get isComplete(): boolean {
    return isCompleteLane(this.address.lane)
  }

  get shown(): LaneRows | undefined {
    return this.found.value
  }

  get rows(): readonly LaneCarrier[] {
    return this.shown?.answer.carriers.items ?? []
  }

  /** Undefined: not known, as the rows are narrowed to a verdict and the others are not loaded. */
  get tally(): VerdictTally | undefined {
    const { shown } = this
    if (shown === undefined || shown.isWithheld) return undefined
    const today = this.#deps.today()
    if (shown.all !== null) return tallyOf(shown.all, true, today)
    return shown.address.verdict === null ? tallyOf(this.rows, false, today) : undefined
  }

  /** Whether the server may know more carriers of the lane than it lists. */
  get isCapped(): boolean {
    const { shown } = this
    if (shown === undefined) return false
    return isLaneResultCapped(shown.all === null ? shown.answer.carriers : { total: shown.all.length })
  }

  /** Whether the rows on the page belong to an older address. */
  get isOutdated(): boolean {
    return this.shown !== undefined && this.shown.path !== this.path
  }

  /** Whether the first rows load: their place and that of their verdicts is there meanwhile. */
  get isFirstLoading(): boolean {
    return this.shown === undefined && this.found.state.kind === 'loading'
  }

  settled(): Promise<unknown> {
    return this.isOutdated ? this.found.finished() : this.found.settled()
  }

  open(address: LaneResultsAddress): void {
    const { path: pathBefore, address: before } = this
    this.address = address
    this.drawerHistory.visited(address.panel !== null)
    if (laneSearchKey(address) !== laneSearchKey(before)) {
      this.#search.restart()
      this.selection.clear()
    }
    if (!this.isComplete) return this.#showNothing()
    if (this.path === pathBefore && this.found.state.kind !== 'idle') return
    const stored = this.#deps.stored.restore(this.path)
    if (stored === undefined) this.#request(false)
    else this.#restore(stored)
  }

  /** Sends the failed request again: no new search. */
  retry(): void {
    this.#request(true)
  }

  /** An end of the lane was removed: clears the rows and their cache. Section 4, "Lane results cleared". */
  clear(): void {
    this.#deps.stored.clear()
    this.#search.restart()
    this.#showNothing()
  }

  /** All carriers of the search with the chosen verdict, in the chosen order, for an export. */
  everything(
    signal: AbortSignal,
    report: (progress: LaneProgress) => void,
  ): Promise<Outcome<readonly LaneCarrier[], LaneSearchRefusal>> {
    return this.#search.everything(this.address, signal, report)
  }

  /** Replaces the record of a carrier, wherever it is shown. */
  replace(carrier: LaneCarrier): void {
    const { shown } = this
    this.#search.replace(carrier)
    this.selection.replace(carrier)
    if (shown === undefined) return
    const answer = withCarrier(shown.answer, carrier)
    this.found.update(rows => ({ ...rows, answer }))
    this.#deps.changed(carrier)
    if (!this.isOutdated) this.#deps.stored.store(this.path, answer)
  }

  dispose(): void {
    this.found.dispose()
  }

  #showNothing(): void {
    this.found.reset()
    this.selection.clear()
  }

  #restore(answer: LaneAnswer): void {
    const { address, path } = this
    this.found.set(this.#search.restore({ address, path, answer }))
  }

  #request(isRetry: boolean): void {
    const { address, path } = this
    void this.found.load({ address, path, isRetry })
  }
}
