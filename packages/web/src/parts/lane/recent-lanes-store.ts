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
 * The lanes that the person who is here searched last, newest first, kept in this browser until they sign out.
 *
 * Empty: before any was searched, for anyone else, and for whatever a storage holds that is no lane.
 */
export class RecentLanesStore {
  kept: { readonly owner: string; readonly lanes: readonly Lane[] } = { owner: '', lanes: NONE }
  readonly #storage: SearchCache
  readonly #user: () => CurrentUser | null | undefined

  constructor(storage: SearchCache, user: () => CurrentUser | null | undefined) {
    this.#storage = storage
    this.#user = user
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true })
  }

  get lanes(): readonly Lane[] {
    const owner = this.#owner
    if (owner === undefined) return NONE
    return this.kept.owner === owner ? this.kept.lanes : readRecentLanes(this.#storage.read(keyOf(owner)))
  }

  /** To be called with each lane that is searched, wherever the search came from. One that is there becomes the first. */
  searched(lane: Lane): void {
    this.#keep(withRecentLane(this.lanes, lane))
  }

  remove(lane: Lane): void {
    this.#keep(withoutRecentLane(this.lanes, lane))
  }

  /** Puts back what `remove` took: the lanes as they were. */
  restore(lanes: readonly Lane[]): void {
    this.#keep(lanes)
  }

  /** The person goes: what the page knows of them goes too. The storage is emptied by whoever signs out. */
  forget(): void {
    this.kept = { owner: '', lanes: NONE }
  }

  get #owner(): string | undefined {
    const user = this.#user()
    return user === null || user === undefined ? undefined : `${user.id}/${user.company?.id ?? ''}`
  }

  #keep(lanes: readonly Lane[]): void {
    const owner = this.#owner
    if (owner === undefined) return
    this.kept = { owner, lanes }
    this.#storage.write(keyOf(owner), writeRecentLanes(lanes))
  }
}

const keyOf = (owner: string): string => `recent-lanes/${owner}`
