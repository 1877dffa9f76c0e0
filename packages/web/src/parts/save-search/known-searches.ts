import {
  type Clock,
  type CurrentUser,
  inSavedOrder,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchId,
  type SearchAddress,
  searchKey,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { loadAllSearches } from './load-all-searches.ts'

/** How long a response is fresh enough, in milliseconds: another tab may save a search meanwhile. */
const KNOWN_FRESH_MS = 60_000

interface Known {
  readonly owner: string
  readonly requestedAt: number
  readonly searches: readonly SavedSearch[]
}

/**
 * The current user's saved searches, so that a page can say that its search is one of them.
 *
 * Empty: before the response, when it was refused or failed, and for another user; a search then shows as not saved,
 * and can be saved. No Query: a second request joins the pending one, and does not supersede it.
 */
export class KnownSearches {
  known: Known | undefined = undefined
  readonly #port: Pick<SavedSearches, 'list'>
  readonly #clock: Pick<Clock, 'now'>
  readonly #user: () => CurrentUser | null | undefined
  #pending: Promise<void> | undefined

  constructor(
    port: Pick<SavedSearches, 'list'>,
    clock: Pick<Clock, 'now'>,
    user: () => CurrentUser | null | undefined,
  ) {
    this.#port = port
    this.#clock = clock
    this.#user = user
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  /** The newest saved search that equals an address, whatever its page. */
  find(address: SearchAddress): SavedSearch | undefined {
    if (this.known === undefined || this.known.owner !== this.#owner) return undefined
    const key = searchKey(address)
    return this.known.searches.find(each => each.address !== null && searchKey(each.address) === key)
  }

  /** Requests the searches, unless the last response is fresh. Never rejects. */
  request(): Promise<void> {
    const { known } = this
    const isFresh =
      known !== undefined &&
      known.owner === this.#owner &&
      this.#clock.now() - known.requestedAt < KNOWN_FRESH_MS
    if (isFresh) return Promise.resolve()
    this.#pending ??= this.#loadAll().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  /** Adds a search that was saved here. */
  saved(search: SavedSearch): void {
    this.#change(searches => inSavedOrder([search, ...searches]))
  }

  /** Removes a search that was removed here. */
  removed(id: SavedSearchId): void {
    this.#change(searches => searches.filter(each => each.id !== id))
  }

  /** Removes the searches and drops a pending request: the person leaves. */
  forget(): void {
    this.known = undefined
  }

  get #owner(): string {
    const user = this.#user()
    return user === null || user === undefined ? '' : `${user.id}/${user.company?.id ?? ''}`
  }

  #change(change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): void {
    const owner = this.#owner
    const known = this.known?.owner === owner ? this.known : { owner, requestedAt: -Infinity, searches: [] }
    this.known = { ...known, searches: change(known.searches) }
  }

  async #loadAll(): Promise<void> {
    const owner = this.#owner
    const requestedAt = this.#clock.now()
    let searches: readonly SavedSearch[]
    try {
      const answer = await loadAllSearches(this.#port)
      if (!answer.ok) return
      searches = answer.value
    } catch {
      return
    }
    if (owner !== this.#owner) return
    runInAction(() => {
      this.known = { owner, requestedAt, searches }
    })
  }
}
