import type { Outcome, Page, Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../../stores/query.ts'

/** How many rows are read without being requested. */
const READ_AHEAD_ROWS = 1_000

/**
 * All rows of a list, read page after page so that they can be filtered and counted. The first page is shown at once;
 * further ones follow up to 1,000 rows, and the rest when the user asks for them.
 */
export class AllPages<T extends { readonly id: number }> {
  /** The newest page that was requested. Its value stays while the next one loads. */
  readonly page: Query<Page<T>, number>
  rows: readonly T[] = []
  /** All that the server has, as of the newest page. */
  total = 0
  #read = 0
  #pages = 1
  #most = READ_AHEAD_ROWS

  constructor(list: (page: number, signal: AbortSignal) => Promise<Outcome<Page<T>, Refusal>>) {
    this.page = new Query((number, signal) => list(number, signal), {
      onChange: state => {
        if (state.kind === 'ready') this.#append(state.value)
      },
    })
    makeAutoObservable(this, { page: false, rows: observableRef }, { autoBind: true })
  }

  /** Whether every row of the list has been read. */
  get isComplete(): boolean {
    return this.rows.length >= this.total && this.page.value !== undefined
  }

  /** The number of rows of the list. Empty: undefined until it is known. */
  get count(): number | undefined {
    return this.page.value === undefined ? undefined : this.total
  }

  /** Whether it stopped at 1,000 rows, and more can be read. */
  get isStopped(): boolean {
    return !this.isComplete && this.page.state.kind === 'ready'
  }

  /** Reads the first page, then the next ones. Does nothing once it has begun. */
  open(): void {
    if (this.page.state.kind === 'idle') void this.page.load(1)
  }

  /** Reads the list anew. The rows stay until its first page has come. */
  async reload(): Promise<void> {
    await this.page.load(1)
  }

  /** Reads all that is left. */
  readAll(): void {
    this.#most = Number.POSITIVE_INFINITY
    this.#next()
  }

  dispose(): void {
    this.page.dispose()
  }

  /** A row that moved to a later page while it was read counts once. A first page begins the list anew. */
  #append({ items, page, pages, total }: Page<T>): void {
    const before = page === 1 ? [] : this.rows
    const known = new Set(before.map(({ id }) => id))
    this.rows = [...before, ...items.filter(({ id }) => !known.has(id))]
    this.total = pages <= page ? this.rows.length : total
    this.#read = page
    this.#pages = pages
    if (this.rows.length < this.#most) queueMicrotask(() => runInAction(this.#next.bind(this)))
  }

  #next(): void {
    if (this.#read < this.#pages && !this.page.isPending) void this.page.load(this.#read + 1)
  }
}
