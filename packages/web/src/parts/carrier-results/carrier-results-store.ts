import {
  type CarrierId,
  type CarrierSummary,
  done,
  type Outcome,
  type Page,
  type Refusal,
  type ResultsAddress,
  readResultsAddress,
  readSearch,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { submissionsDone } from '../../stores/submissions-done.ts'
import { allPages } from '../export/all-pages.ts'
import type { ExportProgress } from '../export/export-store.ts'
import { Monitoring } from '../monitoring/monitoring.ts'
import { BesideResults } from './beside-results.ts'
import type { CarrierResultsDeps, ResultsFiles } from './carrier-results-deps.ts'
import { CarrierSelection } from './carrier-selection.ts'
import { FilterSuggestions } from './filters/filter-suggestions.ts'
import { questionOf, type ResultsQuestion } from './results-question.ts'
import type { VerdictTallyStore } from './verdict-tally-store.ts'

/** One page of carriers, and the address it belongs to: parsed, and as text. */
export interface Results {
  readonly address: ResultsAddress
  readonly path: string
  readonly page: Page<CarrierSummary>
}

/** How the user came to an address. */
export interface ResultsVisit {
  /** The carrier that is open beside the results. */
  readonly beside?: CarrierId | null
  /** Whether they come back to results that stayed behind a carrier. */
  readonly isReturn?: boolean
}

/** A page in which rows that have not changed are the same objects as before, so that they are not rendered again. */
const withUnchangedRows = (
  before: readonly CarrierSummary[],
  page: Page<CarrierSummary>,
): Page<CarrierSummary> => {
  const known = new Map(before.map(row => [row.id, row]))
  const items = page.items.map(row => {
    const old = known.get(row.id)
    return old !== undefined && JSON.stringify(old) === JSON.stringify(row) ? old : row
  })
  return { ...page, items }
}

/** How long rows are not requested again for a user who returns to them, in milliseconds. */
const CURRENT_MS = 5 * 60_000

const NOTHING = readResultsAddress('search-results', '')

/**
 * The carriers that match a text, one page at a time.
 *
 * Only the newest address counts. While its rows load, the older rows stay, as `isOutdated`. Rows that the browser
 * cached for this address are shown at once, and reloaded in the background; those that are there already, once the
 * page is idle, or not at all for a user who returns within minutes and has saved nothing.
 */
export class CarrierResultsStore implements ScreenStore {
  address: ResultsAddress = NOTHING
  path = ''
  readonly results: Query<Results, ResultsQuestion & Pick<Results, 'address' | 'path'>>
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection()
  readonly filterSuggestions: FilterSuggestions
  readonly tally: VerdictTallyStore<ResultsAddress>
  readonly files: ResultsFiles
  readonly beside: BesideResults
  readonly #deps: CarrierResultsDeps
  #cancelReload = () => {}
  /** When the rows were requested: at what time, and after how many submissions. */
  #requested = { at: 0, after: 0 }

  constructor(deps: CarrierResultsDeps) {
    this.#deps = deps
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) => {
      const found = [...this.rows, ...this.selection.carriers].find(row => row.id === id)
      if (found !== undefined) this.replace({ ...found, subscription })
    })
    this.filterSuggestions = new FilterSuggestions(deps.request)
    this.tally = deps.tally
    this.files = deps.files(this)
    this.beside = new BesideResults(this, deps.beside)
    this.results = new Query(
      async ({ address, path, ...question }, signal) => {
        const answer = await deps.ahead.consume(path, () => deps.request(question, signal))
        if (!answer.ok) return answer
        return done({ address, path, page: withUnchangedRows(this.rows, answer.value) })
      },
      { onChange: state => state.kind === 'ready' && this.#received(state.value) },
    )
    makeAutoObservable(
      this,
      {
        address: observableRef,
        results: false,
        monitoring: false,
        selection: false,
        filterSuggestions: false,
        tally: false,
        files: false,
        beside: false,
      },
      { autoBind: true },
    )
  }

  /** How the text was parsed, or why it cannot be. */
  get reading() {
    return readSearch(this.address)
  }

  get shown(): Results | undefined {
    return this.reading.ok ? this.results.value : undefined
  }

  get rows(): readonly CarrierSummary[] {
    return this.shown?.page.items ?? []
  }

  /** Whether the rows on the page belong to an older address. */
  get isOutdated(): boolean {
    return this.shown !== undefined && this.shown.path !== this.path
  }

  /** Nothing can be shown yet, and an answer is expected. */
  get isFirstLoading(): boolean {
    return this.shown === undefined && this.results.state.kind === 'loading'
  }

  /** Resolves when there is something to show. */
  settled(): Promise<unknown> {
    return this.isOutdated ? this.results.finished() : this.results.settled()
  }

  /**
   * Shows the results of an address; `path` is the address as text, without the carrier that is open beside them. A user
   * who returns from a carrier finds them as they were, without a request, unless something was saved meanwhile.
   */
  open(address: ResultsAddress, path: string, { beside = null, isReturn = false }: ResultsVisit = {}): void {
    const isOnlyBeside = path === this.path && beside !== this.beside.openId
    this.beside.visited(beside)
    if (isOnlyBeside) return
    if (address.text !== this.address.text) this.selection.clear()
    const isSameAgain = path === this.path && this.shown?.path === path
    this.files.whole.cancel()
    this.address = address
    this.path = path
    const stored = isSameAgain ? undefined : this.#deps.stored.restore(path)
    if (stored !== undefined) {
      this.results.set({ address, path, page: stored })
      this.#deps.shown(stored.items)
      this.tally.follow(address, stored)
    }
    if (!isSameAgain) return this.retry()
    if (isReturn && this.#isCurrent()) return
    this.#cancelReload()
    this.#cancelReload = this.#deps.whenIdle(this.retry)
  }

  #isCurrent(): boolean {
    const { at, after } = this.#requested
    return after === submissionsDone() && this.#deps.now() - at < CURRENT_MS
  }

  retry(): void {
    const { address, path, reading } = this
    this.#cancelReload()
    this.filterSuggestions.reset()
    if (!reading.ok) return this.results.reset()
    this.#requested = { at: this.#deps.now(), after: submissionsDone() }
    void this.results.load({ address, path, ...questionOf(address, reading.value) })
  }

  dispose(): void {
    this.#cancelReload()
    this.results.dispose()
    this.tally.dispose()
    this.beside.dispose()
    this.files.whole.cancel()
    this.filterSuggestions.reset()
  }

  /** Every carrier that matches, for an export, in the order of the list. */
  everything(
    signal: AbortSignal,
    report: (progress: ExportProgress) => void,
  ): Promise<Outcome<readonly CarrierSummary[], Refusal>> {
    const { address, reading } = this
    if (!reading.ok) return Promise.resolve(done([]))
    const question = questionOf(address, reading.value)
    return allPages(page => this.#deps.request({ ...question, page }, signal), report)
  }

  #received({ address, page }: Results): void {
    // Writing fifty rows takes longer than showing them: the paint comes first.
    this.#deps.whenIdle(() => this.#cacheShown())
    this.#deps.shown(page.items)
    this.tally.follow(address, page)
    const reading = readSearch(address)
    if (page.total === 0 && reading.ok) void this.filterSuggestions.load(questionOf(address, reading.value))
  }

  #cacheShown(): void {
    const { value } = this.results
    if (value !== undefined) this.#deps.stored.store(value.path, value.page)
  }

  /** Changes a row in place. */
  replace(carrier: CarrierSummary): void {
    const { value } = this.results
    if (value === undefined) return
    this.selection.replace(carrier)
    const items = value.page.items.map(row => (row.id === carrier.id ? carrier : row))
    const page = { ...value.page, items }
    this.results.update(shown => ({ ...shown, page }))
    this.#deps.changed(carrier)
    if (!this.isOutdated) this.#deps.stored.store(this.path, page)
  }
}
