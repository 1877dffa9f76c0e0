import type { Outcome, Page, Refusal } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { DrawerHistory } from '../../../parts/drawer-history/drawer-history.ts'
import { Query } from '../../../stores/query.ts'

/** A list of records, 50 per page, one of which may be open in a drawer over it. The address has both. */
export class PagedRecords<T extends { readonly id: number }> {
  readonly found: Query<Page<T>, number>
  readonly drawerHistory = new DrawerHistory()
  #requested: number | undefined

  constructor(request: (page: number, signal: AbortSignal) => Promise<Outcome<Page<T>, Refusal>>) {
    this.found = new Query(request)
    makeAutoObservable(this, { found: false, drawerHistory: false }, { autoBind: true })
  }

  get page(): Page<T> | undefined {
    return this.found.value
  }

  /** Shows a page. The same page again sends no request, unless it failed to load. */
  open(page: number, isDrawerOpen: boolean): void {
    const isSamePage = page === this.#requested
    this.#requested = page
    this.drawerHistory.visited(isDrawerOpen)
    if (!isSamePage || this.found.state.kind === 'failed') void this.found.load(page)
  }

  /** A record of the page. Empty: undefined when it is on another page, or none is loaded. */
  find(id: T['id']): T | undefined {
    return this.page?.items.find(each => each.id === id)
  }

  /** Replaces a changed record. */
  changed(record: T): void {
    this.found.update(page => ({
      ...page,
      items: page.items.map(each => (each.id === record.id ? record : each)),
    }))
  }

  dispose(): void {
    this.found.dispose()
  }
}
