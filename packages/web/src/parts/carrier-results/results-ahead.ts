import type { CarrierSummary, Clock, Outcome, Page, Refusal, ResultsRoute } from '@fairhaul/core'
import type { CarrierResultsStore } from './carrier-results-store.ts'

/** How long results that were requested ahead may be shown as new. */
export const AHEAD_MS = 10_000

type Results = Outcome<Page<CarrierSummary>, Refusal>

/**
 * The results of the one search that the user is likely to open next: requested while the page is idle, and taken once
 * by the screen that opens them, together with the store of that screen. No Query: nothing shows it, and its response goes
 * to the store that takes it.
 */
export class ResultsAhead {
  readonly #clock: Pick<Clock, 'now'>
  #ahead: { readonly path: string; readonly at: number; readonly pending: Promise<Results> } | undefined
  #store: { readonly route: ResultsRoute; readonly store: CarrierResultsStore } | undefined
  #abort = new AbortController()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Requests the results of an address. A request for another address is aborted. */
  prefetch(path: string, request: (signal: AbortSignal) => Promise<Results>): void {
    if (this.peek(path) !== undefined) return
    this.#drop()
    this.#abort = new AbortController()
    const pending = request(this.#abort.signal)
    this.#ahead = { path, at: this.#clock.now(), pending }
    pending.catch(() => undefined)
  }

  /** The results requested ahead, or those of a new request if there are none, they are too old or they failed. */
  consume(path: string, request: () => Promise<Results>): Promise<Results> {
    const pending = this.peek(path)
    this.#ahead = undefined
    return pending?.then(results => (results.ok ? results : request()), request) ?? request()
  }

  /** Makes the store of the screen of a route now, unless there is one: making it takes longer than opening it. */
  makeStore(route: ResultsRoute, make: () => CarrierResultsStore): void {
    if (this.#store?.route !== route) this.#store = { route, store: make() }
  }

  /** The store made for a route, once. Empty: undefined. */
  consumeStore(route: ResultsRoute): CarrierResultsStore | undefined {
    const made = this.#store
    if (made?.route !== route) return undefined
    this.#store = undefined
    return made.store
  }

  /** Drops what was requested and made ahead: the user leaves. */
  forget(): void {
    this.#drop()
    this.#store = undefined
  }

  #drop(): void {
    this.#abort.abort()
    this.#ahead = undefined
  }

  /** The results requested ahead for an address, which stay for the screen. Empty: undefined. */
  peek(path: string): Promise<Results> | undefined {
    const ahead = this.#ahead
    if (ahead?.path !== path || this.#clock.now() - ahead.at > AHEAD_MS) return undefined
    return ahead.pending
  }
}
