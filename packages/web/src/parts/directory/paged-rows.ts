import type { DirectoryRow, Outcome, Page, Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'

type RowsPage = Page<DirectoryRow>

/**
 * The rest of one part of a directory, page by page, as far as somebody wants it.
 *
 * Empty: nothing was asked yet. What has come stays, also when a page is refused, fails or is given up.
 */
export class PagedRows {
  rows: readonly DirectoryRow[] = []
  readonly pending: Query<RowsPage, number>
  /** Pages that have come. */
  page = 0
  pages: number | null = null
  /** How many rows there are in all; null: not told yet. */
  total: number | null = null

  constructor(request: (page: number, signal: AbortSignal) => Promise<Outcome<RowsPage, Refusal>>) {
    this.pending = new Query(request, {
      onChange: state => state.kind === 'ready' && this.#add(state.value),
    })
    makeAutoObservable(this, { rows: observableRef, pending: false }, { autoBind: true })
  }

  /** Its pages stand in place of what the directory told at a glance. */
  get isBegun(): boolean {
    return this.page > 0
  }

  get isWhole(): boolean {
    return this.pages !== null && this.page >= this.pages
  }

  get isPending(): boolean {
    return this.pending.isPending
  }

  /** Asks for the next page. Empty: nothing is asked once all have come. */
  async next(): Promise<void> {
    if (this.isWhole || this.isPending) return
    await this.pending.load(this.page + 1)
  }

  /** Asks for one page after the other until all have come, one does not come, or it is given up. */
  async rest(): Promise<void> {
    while (!this.isWhole) {
      const before = this.page
      await this.next()
      if (this.page === before) return
    }
  }

  /** Gives up what is under way. */
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
