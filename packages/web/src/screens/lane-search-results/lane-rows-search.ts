import {
  type CalendarDate,
  type CurrentUser,
  carriersWithVerdict,
  clampPage,
  done,
  inLaneOrder,
  type LaneAnswer,
  type LaneCarrier,
  type LaneFiltersOffer,
  type LaneResultsAddress,
  type LaneSearch,
  type LaneSearchRefusal,
  laneAreas,
  laneNarrowing,
  type Outcome,
  offeredLaneFilters,
  PAGE_SIZE,
  pagesOf,
  startLaneSearch,
} from '@fairhaul/core'
import type { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { searchUnderPlan } from '../../stores/under-plan.ts'
import { type FetchLanePage, LanePages, type LaneProgress } from './lane-pages.ts'

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

export interface LaneRowsParams extends Pick<LaneRows, 'address' | 'path'> {
  readonly isRetry: boolean
}

export interface LaneRowsDeps {
  readonly lanes: LaneSearch
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  readonly notices: PlanNoticesStore
  readonly today: () => CalendarDate
  /** The filters of this build and the user's plan. */
  readonly offer: () => LaneFiltersOffer
}

/**
 * The rows of a lane's addresses, searched under the plan: a page of the server's list, or of all its carriers where
 * the address narrows or sorts them. A page that was loaded is not requested again. Section 8, "Plan limit".
 */
export class LaneRowsSearch {
  readonly #deps: LaneRowsDeps
  #pages = new LanePages()

  constructor(deps: LaneRowsDeps) {
    this.#deps = deps
  }

  /** Drops the loaded pages: the next rows are a new search. */
  restart(): void {
    this.#pages = new LanePages()
  }

  /** The rows that the browser cached for an address. */
  restore({ address, path, answer }: Pick<LaneRows, 'address' | 'path' | 'answer'>): LaneRows {
    this.#pages.restore(answer, isServersList(address))
    return { address, path, answer, all: this.#pages.loaded, isWithheld: false }
  }

  /** Replaces the record of a carrier on the loaded pages. */
  replace(carrier: LaneCarrier): void {
    this.#pages.replace(carrier)
  }

  /** All carriers of the search with the chosen verdict, in the chosen order, for an export. */
  async everything(
    address: LaneResultsAddress,
    signal: AbortSignal,
    report: (progress: LaneProgress) => void,
  ): Promise<Outcome<readonly LaneCarrier[], LaneSearchRefusal>> {
    const answer = await this.#pages.all(this.#requester(address, signal, false), report)
    return answer.ok ? done(this.#narrowed(answer.value.carriers.items, address)) : answer
  }

  /** The rows of an address: from loaded pages, or requested. */
  async search(
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
    if (areas === undefined) throw new Error('A lane is requested when both ends are known')
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
    const today = this.#deps.today()
    const those = carriersWithVerdict(carriers, verdict, today)
    // The server's own order is by times: those rows are not sorted again.
    return sort === 'times' ? those : inLaneOrder(those, sort, today)
  }
}

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
