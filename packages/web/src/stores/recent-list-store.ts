import {
  type CurrentUser,
  type Lane,
  readRecentLanes,
  type SearchCache,
  withoutRecentLane,
  withRecentLane,
  writeRecentLanes,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

const NONE: readonly Lane[] = []

/**
 * The lanes that the current user searched last, newest first, stored in this browser until they sign out.
 *
 * Empty: before a search, for another user, and for a stored value that is no lane.
 */
export class RecentLanesStore {
  stored: { readonly owner: string; readonly lanes: readonly Lane[] } = { owner: '', lanes: NONE }
  readonly #storage: SearchCache
  readonly #user: () => CurrentUser | null | undefined

  constructor(storage: SearchCache, user: () => CurrentUser | null | undefined) {
    this.#storage = storage
    this.#user = user
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true })
  }

  get lanes(): readonly Lane[] {
    const owner = this.#owner
    if (owner === undefined) return NONE
    return this.stored.owner === owner ? this.stored.lanes : readRecentLanes(this.#storage.read(keyOf(owner)))
  }

  /** Call it with each lane that is searched. A lane that is in the list moves to the front. */
  searched(lane: Lane): void {
    this.#keep(withRecentLane(this.lanes, lane))
  }

  remove(lane: Lane): void {
    this.#keep(withoutRecentLane(this.lanes, lane))
  }

  /** Undoes `remove`: restores the lanes as they were. */
  restore(lanes: readonly Lane[]): void {
    this.#keep(lanes)
  }

  /** Removes the lanes from the page when the person leaves. Signing out clears the storage itself. */
  forget(): void {
    this.stored = { owner: '', lanes: NONE }
  }

  get #owner(): string | undefined {
    const user = this.#user()
    return user === null || user === undefined ? undefined : `${user.id}/${user.company?.id ?? ''}`
  }

  #keep(lanes: readonly Lane[]): void {
    const owner = this.#owner
    if (owner === undefined) return
    this.stored = { owner, lanes }
    this.#storage.write(keyOf(owner), writeRecentLanes(lanes))
  }
}

const keyOf = (owner: string): string => `recent-lanes/${owner}`
