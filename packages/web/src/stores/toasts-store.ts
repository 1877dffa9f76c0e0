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
 * The toasts of every screen, in one region. Core's queue decides order and times; this store has the clock. No timer
 * runs while nothing is due.
 */
export class ToastsStore {
  queue = toastQueue.empty
  readonly #clock: Clock
  #cancel: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { queue: observableRef }, { autoBind: true })
  }

  /** The toasts on the page, including those that are leaving. */
  get shown(): readonly Toast[] {
    return toastQueue.visible(this.queue)
  }

  /** Shows a success unless another type is given. */
  show(message: string, type?: ToastType): void {
    this.add(type === undefined ? { message } : { message, type })
  }

  /** The same with every option of a toast. */
  add(params: ToastParams): void {
    this.#follow(now => toastQueue.add(this.queue, params, now))
  }

  dismiss(id: number): void {
    this.#follow(now => toastQueue.dismiss(this.queue, id, now))
  }

  /** Pauses a toast while the pointer is over it or the focus in it; either alone is enough. */
  pause(id: number, by: PauseCause): void {
    this.#follow(now => toastQueue.pause(this.queue, id, now, by))
  }

  /** Ends one cause of a pause; the toast stays while the other lasts. */
  resume(id: number, by: PauseCause): void {
    this.#follow(now => toastQueue.resume(this.queue, id, now, by))
  }

  /** Clears the toasts: they are not for the next person to read. */
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
