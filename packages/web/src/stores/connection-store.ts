import { type Clock, SLOW_ANSWER_MS } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Network } from './ports.ts'

/** How long after a request without a connection nothing is sent that the user did not request. */
export const NO_CONNECTION_PAUSE_MS = 5_000

/** How long a server counts as busy that has said so, without another response. */
export const BUSY_MS = 10_000

/** Whether there is a network, as far as the browser knows, and whether a response is late. Section 8, "No answer". */
export class ConnectionStore {
  isOnline: boolean
  /** The number of responses that are later than usual. */
  late = 0
  /** Whether the server's last response said that it is busy. */
  isBusy = false
  readonly #clock: Pick<Clock, 'now' | 'after'>
  #cancelBusy: () => void = () => {}
  /** When the last request had no connection. */
  #lostAt = Number.NEGATIVE_INFINITY

  constructor(network: Network, clock: Pick<Clock, 'now' | 'after'>) {
    this.#clock = clock
    this.isOnline = network.isOnline()
    makeAutoObservable(this, {}, { autoBind: true })
    network.subscribe(() =>
      runInAction(() => {
        this.isOnline = network.isOnline()
        if (this.isOnline) this.#lostAt = Number.NEGATIVE_INFINITY
      }),
    )
  }

  get isSlow(): boolean {
    return this.late > 0
  }

  /**
   * Whether something may be sent that the user did not request, as for a hovered link: not while the browser is
   * offline, nor in the five seconds after a request without a connection.
   */
  maySendInBackground(): boolean {
    return this.isOnline && this.#clock.now() - this.#lostAt >= NO_CONNECTION_PAUSE_MS
  }

  /** Called with each response: whether the server refused it as it is busy, and says when to come again. */
  answered({ isBusy }: { readonly isBusy: boolean }): void {
    this.#cancelBusy()
    this.isBusy = isBusy
    if (isBusy) this.#cancelBusy = this.#clock.after(BUSY_MS, () => runInAction(() => (this.isBusy = false)))
  }

  /** Watches one request, and returns its result. */
  async watch<T>(answer: Promise<T>): Promise<T> {
    let counted = 0
    const count = (change: number) =>
      runInAction(() => {
        counted += change
        this.late += change
      })
    const cancel = this.#clock.after(SLOW_ANSWER_MS, () => count(1))
    try {
      const value = await answer
      this.#lostAt = Number.NEGATIVE_INFINITY
      return value
    } catch (thrown) {
      if (!isEnded(thrown)) this.#lostAt = this.#clock.now()
      throw thrown
    } finally {
      cancel()
      if (counted > 0) count(-1)
    }
  }
}

/** Whether the page itself has ended a request, which says nothing about the connection. */
const isEnded = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown.name === 'AbortError' || thrown.name === 'TimeoutError')
