import type { FeedPart, Outcome, Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'

type FetchPart<Part, Params> = (
  params: Params,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<Outcome<Part, Refusal>>

/** The rows of a feed, loaded one part after the other. */
export class FeedRows<Item, Part extends FeedPart<Item>, Params> {
  /** The first part, with what it says of the whole. */
  readonly first: Query<Part, Params>
  /** The newest of the parts after it. */
  readonly more: Query<Part, string>
  rows: readonly Item[] = []
  #params: Params | undefined
  readonly #keyOf: (item: Item) => number

  constructor(fetch: FetchPart<Part, Params>, keyOf: (item: Item) => number) {
    this.#keyOf = keyOf
    this.first = new Query((params, signal) => fetch(params, undefined, signal), {
      onChange: state => {
        if (state.kind === 'ready') this.rows = state.value.items
      },
    })
    this.more = new Query((cursor, signal) => fetch(this.#params as Params, cursor, signal), {
      onChange: state => {
        if (state.kind === 'ready') this.#append(state.value.items)
      },
    })
    makeAutoObservable(this, { first: false, more: false, rows: observableRef }, { autoBind: true })
  }

  /** Where the next part begins; null: there is none, or nothing has loaded. */
  get next(): string | null {
    return (this.more.value ?? this.first.value)?.next ?? null
  }

  /** Loads the first part; the rows before stay until it has come. */
  async load(params: Params): Promise<void> {
    this.#params = params
    this.more.reset()
    await this.first.load(params)
  }

  /** Shows a part that is known without a request. */
  set(part: Part): void {
    this.more.reset()
    this.first.set(part)
    this.rows = part.items
  }

  async loadMore(): Promise<void> {
    if (this.next !== null && !this.first.isPending) await this.more.load(this.next)
  }

  dispose(): void {
    this.first.dispose()
    this.more.dispose()
  }

  /** A row that moved meanwhile may come again, and is not shown twice. */
  #append(items: readonly Item[]): void {
    const known = new Set(this.rows.map(this.#keyOf))
    this.rows = [...this.rows, ...items.filter(item => !known.has(this.#keyOf(item)))]
  }
}
