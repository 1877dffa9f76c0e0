import {
  type Clock,
  type PauseCause,
  type Toast,
  type ToastParams,
  type ToastType,
  toastQueue,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/**
 * What every screen says through the one toast region. Order, times and turns are core's queue; here is the clock that
 * it is asked by. No timer runs while nothing is due.
 */
export class ToastsStore {
  queue = toastQueue.empty
  readonly #clock: Clock
  #cancel: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { queue: observableRef }, { autoBind: true })
  }

  /** The toasts on the page, those that are leaving included. */
  get shown(): readonly Toast[] {
    return toastQueue.visible(this.queue)
  }

  /** A success unless another type is named. */
  show(message: string, type?: ToastType): void {
    this.add(type === undefined ? { message } : { message, type })
  }

  /** The same with everything that may be said of a toast. */
  add(params: ToastParams): void {
    this.#follow(now => toastQueue.add(this.queue, params, now))
  }

  dismiss(id: number): void {
    this.#follow(now => toastQueue.dismiss(this.queue, id, now))
  }

  /** Holds a toast for the pointer over it, or for the focus in it; either alone is enough. */
  pause(id: number, by: PauseCause): void {
    this.#follow(now => toastQueue.pause(this.queue, id, now, by))
  }

  /** Lets go for one cause; it stays while the other holds it. */
  resume(id: number, by: PauseCause): void {
    this.#follow(now => toastQueue.resume(this.queue, id, now, by))
  }

  /** The person goes: what was said to them is nobody else's to read. */
  clear(): void {
    this.#cancel?.()
    this.queue = { ...this.queue, toasts: [] }
  }

  #follow(change: (now: number) => typeof this.queue): void {
    this.#cancel?.()
    const now = this.#clock.now()
    runInAction(() => {
      this.queue = change(now)
    })
    const next = toastQueue.nextAt(this.queue)
    this.#cancel =
      next === null
        ? undefined
        : this.#clock.after(Math.max(0, next - now), () =>
            this.#follow(then => toastQueue.tick(this.queue, then)),
          )
  }
}
