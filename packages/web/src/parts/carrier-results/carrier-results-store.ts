import {
  type CarrierFilters,
  type CarrierQuery,
  type CarrierSort,
  type CarrierSummary,
  done,
  type CachedResults,
  latestValue,
  type Loadable,
  type Outcome,
  type Page,
  PAGE_SIZE,
  readResultsAddress,
  readSearch,
  type Refusal,
  type ResultsAddress,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Latest } from '../../stores/latest.ts'
import { Monitoring } from '../monitoring/monitoring.ts'
import { withLatestValue } from '../with-latest-value.ts'
import { FilterSuggestions } from './filters/filter-suggestions.ts'
import { CarrierSelection } from './carrier-selection.ts'

/** One page of carriers, and the address that it answers: read, and word for word. */
export interface Results {
  readonly address: ResultsAddress
  readonly path: string
  readonly page: Page<CarrierSummary>
}

export interface ResultsQuestion {
  readonly query: CarrierQuery
  readonly page: number
  readonly pageSize: number
  readonly onlyMyCarriers: boolean
  readonly filters: CarrierFilters
  readonly sort: CarrierSort | null
}

export interface CarrierResultsDeps {
  readonly request: (
    question: ResultsQuestion,
    signal: AbortSignal,
  ) => Promise<Outcome<Page<CarrierSummary>, Refusal>>
  readonly subscriptions: Subscriptions
  readonly kept: CachedResults
  /** A carrier's facts have changed here: what is at hand of it elsewhere is old. */
  readonly changed: (carrier: CarrierSummary) => void
}

const NOTHING = readResultsAddress('search-results', '')

/**
 * The carriers that a text asks for, one page at a time.
 *
 * The newest address counts alone. While its rows are on their way the older stay, as `isOutdated`. Rows that the
 * browser kept for this very address are shown at once, and asked for again behind.
 */
export class CarrierResultsStore implements ScreenStore {
  address: ResultsAddress = NOTHING
  path = ''
  results: Loadable<Results> = { kind: 'idle' }
  readonly monitoring: Monitoring
  readonly selection = new CarrierSelection()
  readonly filterSuggestions: FilterSuggestions
  readonly #deps: CarrierResultsDeps
  readonly #latest = new Latest()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: CarrierResultsDeps) {
    this.#deps = deps
    this.monitoring = new Monitoring(deps.subscriptions, (id, subscription) => {
      const found = [...this.rows, ...this.selection.carriers].find(row => row.id === id)
      if (found !== undefined) this.#replace({ ...found, subscription })
    })
    this.filterSuggestions = new FilterSuggestions(deps.request)
    makeAutoObservable(
      this,
      {
        address: observableRef,
        results: observableRef,
        monitoring: false,
        selection: false,
        filterSuggestions: false,
      },
      { autoBind: true },
    )
  }

  /** How the text was read, or why it cannot be. */
  get reading() {
    return readSearch(this.address)
  }

  get shown(): Results | undefined {
    return this.reading.ok ? latestValue(this.results) : undefined
  }

  get rows(): readonly CarrierSummary[] {
    return this.shown?.page.items ?? []
  }

  /** The rows on the page answer an older address than the broker's. */
  get isOutdated(): boolean {
    return this.shown !== undefined && this.shown.path !== this.path
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.shown === undefined || this.isOutdated ? this.#pending : Promise.resolve()
  }

  /** Shows what an address asks for; `path` is the address itself, word for word. */
  open(address: ResultsAddress, path: string): void {
    if (address.text !== this.address.text) this.selection.clear()
    this.address = address
    this.path = path
    const kept = this.#deps.kept.restore(path)
    if (kept !== undefined) this.results = { kind: 'ready', value: { address, path, page: kept } }
    this.#pending = this.#request()
  }

  retry(): void {
    this.#pending = this.#request()
  }

  dispose(): void {
    this.#latest.stop()
    this.filterSuggestions.stop()
  }

  async #request(): Promise<void> {
    const { address, path, reading } = this
    this.filterSuggestions.stop()
    if (!reading.ok) {
      this.#latest.stop()
      this.results = { kind: 'idle' }
      return
    }
    const question = {
      query: reading.value,
      page: address.page,
      pageSize: PAGE_SIZE,
      onlyMyCarriers: address.onlyMine,
      filters: address.filters,
      sort: address.sort,
    }
    await this.#latest.follow(
      this.results,
      async signal => {
        const answer = await this.#deps.request(question, signal)
        return answer.ok ? done({ address, path, page: answer.value }) : answer
      },
      results => {
        this.results = results
        if (results.kind !== 'ready') return
        this.#deps.kept.store(path, results.value.page)
        if (results.value.page.total === 0) void this.filterSuggestions.look(question)
      },
    )
  }

  #replace(carrier: CarrierSummary): void {
    const shown = latestValue(this.results)
    if (shown === undefined) return
    const items = shown.page.items.map(row => (row.id === carrier.id ? carrier : row))
    this.selection.replace(carrier)
    const value = { ...shown, page: { ...shown.page, items } }
    this.results = withLatestValue(this.results, value)
    this.#deps.changed(carrier)
    if (!this.isOutdated) this.#deps.kept.store(this.path, value.page)
  }
}
