import type { DirectoryRow, Outcome, Page, Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'

type RowsPage = Page<DirectoryRow>

/**
 * The rest of one part of a directory, loaded page by page on demand.
 *
 * Empty: nothing was requested yet. Loaded rows stay when a page is refused, fails or is canceled.
 */
export class PagedRows {
  rows: readonly DirectoryRow[] = []
  readonly pending: Query<RowsPage, number>
  /** The number of pages that have been loaded. */
  page = 0
  pages: number | null = null
  /** The total number of rows; null: not known yet. */
  total: number | null = null

  constructor(request: (page: number, signal: AbortSignal) => Promise<Outcome<RowsPage, Refusal>>) {
    this.pending = new Query(request, {
      onChange: state => state.kind === 'ready' && this.#add(state.value),
    })
    makeAutoObservable(this, { rows: observableRef, pending: false }, { autoBind: true })
  }

  /** Whether its pages replace the rows of the overview. */
  get isBegun(): boolean {
    return this.page > 0
  }

  get isWhole(): boolean {
    return this.pages !== null && this.page >= this.pages
  }

  get isPending(): boolean {
    return this.pending.isPending
  }

  /** Loads the next page. Empty: sends no request once all are loaded. */
  async next(): Promise<void> {
    if (this.isWhole || this.isPending) return
    await this.pending.load(this.page + 1)
  }

  /** Loads one page after the other until all are loaded, one fails, or it is canceled. */
  async rest(): Promise<void> {
    while (!this.isWhole) {
      const before = this.page
      await this.next()
      if (this.page === before) return
    }
  }

  /** Cancels the pending request. */
  cancel(): void {
    if (this.isPending) this.pending.reset()
  }

  #add({ items, pages, total }: RowsPage): void {
    this.rows = [...this.rows, ...items]
    this.page += 1
    this.pages = pages
    this.total = total
  }
}
