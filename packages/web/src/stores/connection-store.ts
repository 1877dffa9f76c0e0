import { type Clock, SLOW_ANSWER_MS } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Network } from './ports.ts'

/** Whether there is a network, as far as the browser knows, and whether a response is late. Section 8, "No answer". */
export class ConnectionStore {
  isOnline: boolean
  /** The number of responses that are later than usual. */
  late = 0
  readonly #clock: Pick<Clock, 'after'>

  constructor(network: Network, clock: Pick<Clock, 'after'>) {
    this.#clock = clock
    this.isOnline = network.isOnline()
    makeAutoObservable(this, {}, { autoBind: true })
    network.subscribe(() =>
      runInAction(() => {
        this.isOnline = network.isOnline()
      }),
    )
  }

  get isSlow(): boolean {
    return this.late > 0
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
      return await answer
    } finally {
      cancel()
      if (counted > 0) count(-1)
    }
  }
}
