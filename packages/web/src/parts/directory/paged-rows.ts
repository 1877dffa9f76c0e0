import type { DirectoryRow, Loadable, Outcome, Page, Refusal } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Latest } from '../../stores/latest.ts'

type EarlyRequests = Page<DirectoryRow>

/**
 * The rest of one part of a directory, page by page, as far as somebody wants it.
 *
 * Empty: nothing was asked yet. What has come stays, also when a page is refused, fails or is given up.
 */
export class PagedRows {
  rows: readonly DirectoryRow[] = []
  pending: Loadable<EarlyRequests> = { kind: 'idle' }
  /** Pages that have come. */
  page = 0
  pages: number | null = null
  /** How many rows there are in all; null: not told yet. */
  total: number | null = null
  readonly #request: (page: number, signal: AbortSignal) => Promise<Outcome<EarlyRequests, Refusal>>
  readonly #latest = new Latest()

  constructor(request: (page: number, signal: AbortSignal) => Promise<Outcome<EarlyRequests, Refusal>>) {
    this.#request = request
    makeAutoObservable(this, { rows: observableRef, pending: observableRef }, { autoBind: true })
  }

  /** Its pages stand in place of what the directory told at a glance. */
  get isBegun(): boolean {
    return this.page > 0
  }

  get isWhole(): boolean {
    return this.pages !== null && this.page >= this.pages
  }

  get isPending(): boolean {
    return this.pending.kind === 'loading'
  }

  /** Asks for the next page. Empty: nothing is asked once all have come. */
  async next(): Promise<void> {
    if (this.isWhole || this.isPending) return
    const page = this.page + 1
    await this.#latest.follow(
      this.pending,
      signal => this.#request(page, signal),
      pending => {
        this.pending = pending
        if (pending.kind !== 'ready') return
        this.rows = [...this.rows, ...pending.value.items]
        this.page = page
        this.pages = pending.value.pages
        this.total = pending.value.total
      },
    )
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
    this.#latest.stop()
    if (this.isPending)
      runInAction(() => {
        this.pending = { kind: 'idle' }
      })
  }
}
