import type { Clock } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Source: section 9, "Toasts". */
export type ToastType = 'success' | 'error' | 'info' | 'warning' | 'default'

export interface ShownToast {
  readonly id: number
  readonly type: ToastType
  readonly text: string
  readonly position: 'bottom-right'
  readonly isLeaving: boolean
}

const SHOWN_MS = 3_000
const REMOVAL_MS = 150

/** What every screen says through the one toast region. */
export class ToastsStore {
  shown: readonly ShownToast[] = []
  readonly #clock: Clock
  readonly #timers = new Map<number, () => void>()
  #lastId = 0

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true })
  }

  /** A success unless another type is named. */
  show(text: string, type: ToastType = 'success'): void {
    this.#lastId += 1
    const id = this.#lastId
    this.shown = [...this.shown, { id, type, text, position: 'bottom-right', isLeaving: false }]
    this.resume(id)
  }

  dismiss(id: number | string): void {
    const own = Number(id)
    this.pause(own)
    this.shown = this.shown.map(each => (each.id === own ? { ...each, isLeaving: true } : each))
    this.#clock.after(REMOVAL_MS, () =>
      runInAction(() => {
        this.shown = this.shown.filter(each => each.id !== own)
      }),
    )
  }

  pause(id: number | string): void {
    this.#timers.get(Number(id))?.()
    this.#timers.delete(Number(id))
  }

  resume(id: number | string): void {
    const own = Number(id)
    this.pause(own)
    this.#timers.set(
      own,
      this.#clock.after(SHOWN_MS, () => this.dismiss(own)),
    )
  }
}
