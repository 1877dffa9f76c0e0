import type { CarrierId, Outcome, Refusal } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'

/** What a list shows of the carriers of a page beside their rows, requested once these are shown. */
export class OfPage<Value> {
  readonly query: Query<Value, readonly CarrierId[]>
  #followed = ''
  readonly #whenIdle: (call: () => void) => void

  constructor(
    request: (carrierIds: readonly CarrierId[], signal: AbortSignal) => Promise<Outcome<Value, Refusal>>,
    whenIdle: (call: () => void) => void,
  ) {
    this.#whenIdle = whenIdle
    this.query = new Query(request)
    makeAutoObservable(this, { query: false }, { autoBind: true })
  }

  /** Whether the monitor does not have this call: the column is left out. */
  get isAbsent(): boolean {
    return isAbsent(this.query)
  }

  /** Requests it for the rows of a page. Empty: nothing for the rows that were requested last. */
  follow(rows: readonly { readonly id: CarrierId }[]): void {
    const ids = rows.map(({ id }) => id)
    const key = ids.join()
    if (key === this.#followed || ids.length === 0) return
    this.#followed = key
    this.#whenIdle(() => {
      if (this.#followed === key) void this.query.load(ids)
    })
  }

  dispose(): void {
    this.#followed = ''
    this.query.dispose()
  }
}
