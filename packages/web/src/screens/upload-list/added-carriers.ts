import type { CarrierId } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/** The carriers that are monitored since a list was checked. A long run shows what it changes a few times a second. */
export class AddedCarriers {
  ids: ReadonlySet<CarrierId> = new Set()
  readonly #soon: (call: () => void) => void
  readonly #marks = new Map<CarrierId, boolean>()

  constructor(soon: (call: () => void) => void) {
    this.#soon = soon
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  mark(ids: readonly CarrierId[], isAdded: boolean): void {
    const isFirst = this.#marks.size === 0
    for (const id of ids) this.#marks.set(id, isAdded)
    if (isFirst) this.#soon(this.show)
  }

  /** Shows what was marked since it was last called. */
  show(): void {
    const ids = new Set(this.ids)
    for (const [id, isAdded] of this.#marks) {
      if (isAdded) ids.add(id)
      else ids.delete(id)
    }
    this.#marks.clear()
    this.ids = ids
  }

  reset(): void {
    this.#marks.clear()
    this.ids = new Set()
  }
}
