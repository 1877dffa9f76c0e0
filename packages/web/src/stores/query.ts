import { failureOf, type Loadable, latestValue, type Outcome, type Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface QueryOptions<T, R> {
  /**
   * Called with each state that a request causes, in the same action: loading, and then its result. `before` is the
   * latest value before it.
   */
  readonly onChange?: (state: Loadable<T, R>, before: T | undefined) => void
}

/**
 * A read from the server in which only the newest request counts: a newer one aborts the older, whose response is
 * dropped whenever it arrives. While a request is pending, and after it failed, the value stays as `previous`.
 */
export class Query<T, P = void, R = Refusal> {
  state: Loadable<T, R> = { kind: 'idle' }
  readonly #request: (params: P, signal: AbortSignal) => Promise<Outcome<T, R>>
  readonly #options: QueryOptions<T, R>
  #newest: { readonly params: P } | undefined
  #abort: AbortController | undefined
  #pending: Promise<unknown> = Promise.resolve()

  constructor(
    request: (params: P, signal: AbortSignal) => Promise<Outcome<T, R>>,
    options: QueryOptions<T, R> = {},
  ) {
    this.#request = request
    this.#options = options
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** The latest value, even while a newer one is loading or after that failed. Empty: undefined. */
  get value(): T | undefined {
    return latestValue(this.state)
  }

  get isPending(): boolean {
    return this.state.kind === 'loading'
  }

  /**
   * Sends a request. Resolves to the state that it ended in, or to undefined when it was superseded or canceled. Never
   * rejects: a thrown error becomes the state `failed`.
   */
  load(params: P): Promise<Loadable<T, R> | undefined> {
    this.#newest = { params }
    const pending = this.#send(params)
    this.#pending = pending
    return pending
  }

  /** Sends the newest request again. Empty: does nothing before the first `load`. */
  async reload(): Promise<Loadable<T, R> | undefined> {
    return this.#newest === undefined ? undefined : this.load(this.#newest.params)
  }

  /** Sets a value that is known without a request. A pending request is aborted, as it was sent before. */
  set(value: T): void {
    this.#stop()
    this.state = { kind: 'ready', value }
  }

  /**
   * Changes the latest value in place. A pending request was sent before the change, so it is sent again. Empty: does
   * nothing without a value.
   */
  update(change: (value: T) => T): void {
    const { state, value } = this
    if (state.kind === 'idle' || value === undefined) return
    const changed = change(value)
    this.state = state.kind === 'ready' ? { kind: 'ready', value: changed } : { ...state, previous: changed }
    if (state.kind === 'loading') void this.reload()
  }

  /** Aborts a pending request. The previous value is shown again; without one, the state is `idle`. */
  cancel(): void {
    this.#stop()
    if (this.state.kind !== 'loading') return
    const { previous } = this.state
    this.state = previous === undefined ? { kind: 'idle' } : { kind: 'ready', value: previous }
  }

  /** Aborts a pending request, and removes value, error and parameters. */
  reset(): void {
    this.#stop()
    this.#newest = undefined
    this.state = { kind: 'idle' }
  }

  /** Resolves when there is something to show: at once with a value, else when the newest request has ended. */
  settled(): Promise<unknown> {
    return this.value === undefined ? this.#pending : Promise.resolve()
  }

  /** Resolves when the newest request has ended. */
  finished(): Promise<unknown> {
    return this.#pending
  }

  /** Aborts a pending request. The state stays as it is, as nothing observes it any more. */
  dispose(): void {
    this.#stop()
  }

  async #send(params: P): Promise<Loadable<T, R> | undefined> {
    this.#stop()
    const abort = new AbortController()
    this.#abort = abort
    this.#show({ kind: 'loading', previous: this.value })
    let result: Loadable<T, R>
    try {
      const response = await this.#request(params, abort.signal)
      result = response.ok
        ? { kind: 'ready', value: response.value }
        : { kind: 'refused', refusal: response.refusal, previous: this.value }
    } catch (thrown) {
      result = { kind: 'failed', failure: failureOf(thrown), previous: this.value }
    }
    if (this.#abort !== abort) return undefined
    this.#show(result)
    return result
  }

  #show(state: Loadable<T, R>): void {
    const before = this.value
    runInAction(() => {
      this.state = state
      this.#options.onChange?.(state, before)
    })
  }

  #stop(): void {
    const abort = this.#abort
    this.#abort = undefined
    this.#pending = Promise.resolve()
    abort?.abort()
  }
}
