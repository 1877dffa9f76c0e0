import {
  type Clock,
  type CurrentUser,
  dueRemovals,
  findSavedSearches,
  inSavedOrder,
  type LaneSearchToggles,
  type Page,
  removeSavedSearch,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchesAddress,
  type SavedSearchId,
  type SavedSearchRemoval,
  savedSearchesPath,
  type ToastType,
  undoRemoval,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { KnownSearches } from '../../parts/save-search/known-searches.ts'
import { loadAllSearches } from '../../parts/save-search/load-all-searches.ts'
import { Query } from '../../stores/query.ts'
import type { SessionEndEvents } from '../../stores/session-end-events.ts'
import { RenameStore } from './rename-store.ts'

export interface SavedSearchesDeps {
  readonly savedSearches: SavedSearches
  readonly known: KnownSearches
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    readonly sessionEndEvents: Pick<SessionEndEvents, 'subscribe'>
  }
  readonly toggles: LaneSearchToggles
  readonly go: (path: string) => void
  readonly say: (text: string, type?: ToastType) => void
}

/**
 * The searches that the user saved. All are loaded at once, so that a text searches all of them; they are shown 50 per
 * page.
 *
 * A removed search stays in its place with an Undo until its time is up, and is removed then; not while the focus is
 * on its Undo. Leaving the screen or the page, and signing out, remove pending ones.
 */
export class SavedSearchesStore implements ScreenStore {
  address: SavedSearchesAddress = { text: '', page: 1 }
  readonly found: Query<readonly SavedSearch[]>
  removals: readonly SavedSearchRemoval[] = []
  renaming: { readonly id: SavedSearchId; readonly form: RenameStore } | undefined = undefined
  /** The search that was renamed last, as it may have moved. */
  renamedId: SavedSearchId | undefined = undefined
  readonly #deps: SavedSearchesDeps
  readonly #stopHearing: () => void
  readonly #held = new Set<SavedSearchId>()
  /** Addresses that were written here and have not been opened yet. */
  #written: readonly string[] = []
  #cancel: (() => void) | undefined

  constructor(deps: SavedSearchesDeps) {
    this.#deps = deps
    this.found = new Query((_, signal) => loadAllSearches(deps.savedSearches, signal))
    // Called before the session ends, as nothing can be removed afterwards.
    this.#stopHearing = deps.account.sessionEndEvents.subscribe((_, sessionEnd) => {
      if (sessionEnd === 'signed-out') this.commit()
    })
    makeAutoObservable(
      this,
      { address: observableRef, found: false, removals: observableRef, renaming: observableRef },
      { autoBind: true },
    )
  }

  get all(): readonly SavedSearch[] | undefined {
    return this.found.value
  }

  /** Without those that are being removed, which no count includes. */
  get staying(): readonly SavedSearch[] | undefined {
    return this.all?.filter(({ id }) => !this.isRemoving(id))
  }

  /** The page that is shown. Undefined: not loaded yet. */
  get page(): Page<SavedSearch> | undefined {
    const { all, staying, address } = this
    if (all === undefined || staying === undefined) return undefined
    const { toggles } = this.#deps
    const { total } = findSavedSearches(staying, address, toggles)
    return { ...findSavedSearches(all, address, toggles), total }
  }

  get now(): number {
    return this.#deps.clock.now()
  }

  isRemoving(id: SavedSearchId): boolean {
    return this.removals.some(removal => removal.id === id)
  }

  open(address: SavedSearchesAddress): void {
    const path = savedSearchesPath(address)
    const at = this.#written.indexOf(path)
    if (at === -1) this.address = address
    this.#written = this.#written.slice(at + 1)
    const { kind } = this.found.state
    if (kind === 'idle' || kind === 'failed') void this.found.load()
  }

  /** Filters by a text. It is written to the address after a pause. */
  type(text: string): void {
    this.address = { text, page: 1 }
    const path = savedSearchesPath(this.address)
    this.#written = [...this.#written, path]
    this.#deps.go(path)
  }

  settled(): Promise<unknown> {
    return this.found.finished()
  }

  remove(id: SavedSearchId): void {
    this.removals = removeSavedSearch(this.removals, id, this.now)
    this.#wake()
  }

  undo(id: SavedSearchId): void {
    this.removals = undoRemoval(this.removals, id)
    this.#held.delete(id)
    this.#wake()
  }

  /** The focus is on its Undo: the search is not removed meanwhile. */
  hold(id: SavedSearchId): void {
    this.#held.add(id)
  }

  /** The focus has left its Undo, which stays for the usual time from now on. */
  release(id: SavedSearchId): void {
    if (!this.#held.delete(id) || !this.isRemoving(id)) return
    this.removals = removeSavedSearch(this.removals, id, this.now)
    this.#wake()
  }

  /** Removes pending searches, as no one can undo it any more. */
  commit(): void {
    const waiting = this.removals
    this.#held.clear()
    this.#send(waiting)
  }

  rename(search: SavedSearch): void {
    const { savedSearches } = this.#deps
    this.renaming = {
      id: search.id,
      form: new RenameStore({
        search,
        savedSearches,
        renamed: (now, old) => this.#renamed(search, now, old),
        closed: () => {
          runInAction(() => {
            this.renaming = undefined
          })
        },
      }),
    }
  }

  dispose(): void {
    this.commit()
    this.#stopHearing()
    this.#cancel?.()
    this.found.dispose()
  }

  /** Removes what is due, and sets the timer for the next. */
  #wake(): void {
    this.#cancel?.()
    const due = dueRemovals(this.removals, this.now).filter(({ id }) => !this.#held.has(id))
    if (due.length > 0) this.#send(due)
    const times = this.removals.filter(({ id }) => !this.#held.has(id)).map(({ dueAt }) => dueAt)
    this.#cancel =
      times.length === 0
        ? undefined
        : this.#deps.clock.after(Math.max(0, Math.min(...times) - this.now), () => this.#wake())
  }

  #send(removals: readonly SavedSearchRemoval[]): void {
    for (const { id } of removals) {
      const search = this.all?.find(each => each.id === id)
      this.#drop(id)
      if (search !== undefined) void this.#removeNow(search)
    }
  }

  #drop(id: SavedSearchId): void {
    runInAction(() => {
      this.removals = undoRemoval(this.removals, id)
      this.found.update(all => all.filter(each => each.id !== id))
    })
  }

  /** If it is gone already, that counts as removed. A search that cannot be removed returns to the list. */
  async #removeNow(search: SavedSearch): Promise<void> {
    const { savedSearches, known, say, account } = this.#deps
    const who = account.user?.id
    known.removed(search.id)
    let why: string | undefined
    try {
      const removed = await savedSearches.remove({ id: search.id })
      if (!removed.ok && removed.refusal.kind !== 'not-found') why = 'your permissions no longer include it'
    } catch {
      why = 'no response from the server'
    }
    // A user who has left gets no message, nor does the next one.
    if (why === undefined || account.user?.id !== who) return
    say(`“${search.name}” was not removed: ${why}. It is still in your saved searches.`, 'error')
    known.saved(search)
    runInAction(() => this.found.update(all => inSavedOrder([search, ...all])))
  }

  #renamed(before: SavedSearch, now: SavedSearch, old: 'gone' | 'left'): void {
    const { known, say } = this.#deps
    known.saved(now)
    if (old === 'gone') known.removed(before.id)
    runInAction(() => {
      this.found.update(all =>
        inSavedOrder([now, ...all.filter(each => old === 'left' || each.id !== before.id)]),
      )
      this.renamedId = now.id
    })
    if (old === 'gone') say(`Renamed to “${now.name}”. It is now first in the list.`)
    else say(`Saved as “${now.name}”. “${before.name}” could not be removed. Remove it yourself.`, 'warning')
  }
}
