import {
  type CachedValue,
  type CalendarDate,
  type CarrierSummary,
  carriersWithVerdict,
  type CurrentUser,
  clampPage,
  done,
  inLaneOrder,
  isCompleteLane,
  isLaneResultCapped,
  type LaneAnswer,
  type LaneCarrier,
  type LaneFiltersOffer,
  type LaneResultsAddress,
  type LaneSearch,
  type LaneSearchRefusal,
  laneAreas,
  laneNarrowing,
  laneRowsPath,
  laneSearchKey,
  NEW_LANE_SEARCH,
  type Outcome,
  offeredLaneFilters,
  PAGE_SIZE,
  pagesOf,
  type Subscriptions,
  startLaneSearch,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { CarrierSelection } from '../../parts/carrier-results/carrier-selection.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import { Monitoring } from '../../parts/monitoring/monitoring.ts'
import { tallyOf, type VerdictTally } from '../../parts/carrier-results/verdict-tally.ts'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { Query } from '../../stores/query.ts'
import { searchUnderPlan } from '../../stores/under-plan.ts'
import { type FetchLanePage, LanePages, type LaneProgress, withCarrier } from './lane-pages.ts'

/** One page of a lane's carriers, and the address it belongs to. */
export interface LaneRows {
  readonly address: LaneResultsAddress
  /** The address of the rows as text, without the drawer. */
  readonly path: string
  readonly answer: LaneAnswer
  /** Every carrier of the search, whatever its verdict. Null: not all pages are loaded. */
  readonly all: readonly LaneCarrier[] | null
  /** Whether no request was sent, as the plan has no search left. */
  readonly isWithheld: boolean
}

interface LaneRowsParams extends Pick<LaneRows, 'address' | 'path'> {
  readonly isRetry: boolean
}

export interface LaneResultsDeps {
  readonly lanes: LaneSearch
  readonly subscriptions: Subscriptions
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  readonly notices: PlanNoticesStore
  readonly stored: CachedValue<LaneAnswer>
  readonly today: () => CalendarDate
  /** The filters of this build and the user's plan. */
  readonly offer: () => LaneFiltersOffer
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
  #pages = new LanePages()

  constructor(deps: LaneResultsDeps) {
    this.#deps = deps
    this.found = new Query((params, signal) => this.#search(params, signal), {
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

  settled(): Promise<unknown> {
    return this.isOutdated ? this.found.finished() : this.found.settled()
  }

  open(address: LaneResultsAddress): void {
    const { path: pathBefore, address: before } = this
    this.address = address
    this.drawerHistory.visited(address.panel !== null)
    if (laneSearchKey(address) !== laneSearchKey(before)) {
      this.#pages = new LanePages()
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
    this.#pages = new LanePages()
    this.#showNothing()
  }

  /** All carriers of the search with the chosen verdict, in the chosen order, for an export. */
  async everything(
    signal: AbortSignal,
    report: (progress: LaneProgress) => void,
  ): Promise<Outcome<readonly LaneCarrier[], LaneSearchRefusal>> {
    const { address } = this
    const answer = await this.#pages.all(this.#requester(this.address, signal, false), report)
    return answer.ok ? done(this.#narrowed(answer.value.carriers.items, address)) : answer
  }

  /** Replaces the record of a carrier, wherever it is shown. */
  replace(carrier: LaneCarrier): void {
    const { shown } = this
    this.#pages.replace(carrier)
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
    this.#pages.restore(answer, isServersList(address))
    this.found.set({ address, path, answer, all: this.#pages.loaded, isWithheld: false })
  }

  #request(isRetry: boolean): void {
    const { address, path } = this
    void this.found.load({ address, path, isRetry })
  }

  async #search(
    { address, path, isRetry }: LaneRowsParams,
    signal: AbortSignal,
  ): Promise<Outcome<LaneRows, LaneSearchRefusal>> {
    const withheld = this.#withheld(address, isRetry)
    if (withheld !== undefined) return done({ address, path, answer: withheld, all: null, isWithheld: true })
    const isNew = !this.#pages.isBegun
    const answer = await this.#answer(address, this.#requester(address, signal, isRetry))
    const late = isNew ? await this.#counted(address, isRetry, answer) : undefined
    if (late !== undefined) return done({ address, path, answer: late, all: null, isWithheld: true })
    if (!answer.ok) return answer
    return done({ address, path, answer: answer.value, all: this.#pages.loaded, isWithheld: false })
  }

  /** The empty result when the plan has no search left, with its notice raised; undefined: the search may be sent. */
  #withheld(address: LaneResultsAddress, isRetry: boolean): LaneAnswer | undefined {
    const { account, notices } = this.#deps
    const { user } = account
    if (user == null) return undefined
    const request = { page: address.page, isRetry: isRetry || this.#pages.isBegun }
    searchUnderPlan(notices, user, request)
    const start = startLaneSearch({ lane: address.lane, paywall: user.paywall, ...request })
    return start.kind === 'plan-limit' ? start.answer : undefined
  }

  /**
   * After a search was counted, or refused as over the limit: reloads the number of used searches, for the bar.
   * Resolves to the result of a withheld search if a colleague made the last one meanwhile.
   */
  async #counted(
    address: LaneResultsAddress,
    isRetry: boolean,
    answer: Outcome<LaneAnswer, LaneSearchRefusal>,
  ): Promise<LaneAnswer | undefined> {
    const refreshing = this.#deps.account.refresh()
    if (answer.ok || answer.refusal.kind !== 'forbidden') return undefined
    await refreshing
    return this.#withheld(address, isRetry)
  }

  #requester(address: LaneResultsAddress, signal: AbortSignal, isRetry: boolean): FetchLanePage {
    const areas = laneAreas(address.lane)
    if (areas === undefined) throw new Error('A lane is asked for when both ends are known')
    const offer = this.#deps.offer()
    const narrowing = laneNarrowing(offeredLaneFilters(address.filters, offer), offer)
    const pages = this.#pages
    return page =>
      this.#deps.lanes.search({ ...areas, narrowing, page, isRetry: isRetry || pages.isBegun }, signal)
  }

  async #answer(
    address: LaneResultsAddress,
    request: FetchLanePage,
  ): Promise<Outcome<LaneAnswer, LaneSearchRefusal>> {
    if (isServersList(address)) return this.#pages.page(address.page, request)
    const all = await this.#pages.all(request)
    if (!all.ok) return all
    const carriers = pageOf(this.#narrowed(all.value.carriers.items, address), address.page)
    return done({ ...all.value, carriers })
  }

  #narrowed(carriers: readonly LaneCarrier[], { sort, verdict }: LaneResultsAddress): readonly LaneCarrier[] {
    return inOrder(carriersWithVerdict(carriers, verdict, this.#deps.today()), sort)
  }
}

/** The server's own order is by times: those rows are not sorted again. */
const inOrder = (
  carriers: readonly LaneCarrier[],
  sort: LaneResultsAddress['sort'],
): readonly LaneCarrier[] => (sort === 'times' ? carriers : inLaneOrder(carriers, sort))

/** Whether the rows of an address are a page of the server's: in its order, and of any verdict. */
const isServersList = ({ sort, verdict }: LaneResultsAddress): boolean => sort === 'times' && verdict === null

/** One page of some carriers. */
const pageOf = (carriers: readonly LaneCarrier[], page: number): LaneAnswer['carriers'] => {
  const pages = pagesOf(carriers.length)
  const at = clampPage(page, pages)
  return {
    items: carriers.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE),
    page: at,
    pages,
    total: carriers.length,
  }
}
