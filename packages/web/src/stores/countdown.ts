import type { Clock } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'

const SECOND_MS = 1_000

/** The whole seconds left of a wait, computed from the clock, so that a tab that slept shows the right number. */
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

  /** Counts down to a moment, in milliseconds since 1970. A moment in the past ends it at once. */
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
