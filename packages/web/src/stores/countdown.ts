import type { Clock } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'

const SECOND_MS = 1_000

/** Whole seconds left of a wait, counted by the clock, so that a sleeping tab wakes up with the right number. */
export class Countdown {
  seconds = 0
  readonly #clock: Clock
  #until = 0
  #cancel: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isOver(): boolean {
    return this.seconds === 0
  }

  /** Counts down to a moment, in milliseconds since 1970. A moment that has passed is over at once. */
  until(moment: number): void {
    this.#until = moment
    this.#tick()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #tick(): void {
    this.stop()
    const left = Math.max(0, this.#until - this.#clock.now())
    runInAction(() => {
      this.seconds = Math.ceil(left / SECOND_MS)
    })
    if (left > 0) this.#cancel = this.#clock.after(left % SECOND_MS || SECOND_MS, () => this.#tick())
  }
}
