import {
  type CurrentUser,
  type RecentKind,
  readRecent,
  type SearchCache,
  withoutRecent,
  withRecent,
  writeRecent,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/**
 * What the current user searched last, of one kind, newest first, stored in this browser until they sign out.
 *
 * Empty: before a search, for another user, and for a stored value that is none.
 */
export class RecentListStore<T> {
  stored: { readonly owner: string; readonly items: readonly T[] } = { owner: '', items: [] }
  readonly #kind: RecentKind<T>
  readonly #storage: SearchCache
  readonly #user: () => CurrentUser | null | undefined

  constructor(kind: RecentKind<T>, storage: SearchCache, user: () => CurrentUser | null | undefined) {
    this.#kind = kind
    this.#storage = storage
    this.#user = user
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true })
  }

  get items(): readonly T[] {
    const owner = this.#owner
    if (owner === undefined) return []
    if (this.stored.owner === owner) return this.stored.items
    return readRecent(this.#kind, this.#storage.read(this.#keyOf(owner)))
  }

  /** Call it with each search. One that is in the list moves to the front. */
  searched(it: T): void {
    this.#keep(withRecent(this.#kind, this.items, it))
  }

  remove(it: T): void {
    this.#keep(withoutRecent(this.#kind, this.items, it))
  }

  /** Undoes `remove`: restores the list as it was. */
  restore(items: readonly T[]): void {
    this.#keep(items)
  }

  /** Removes the list from the page when the person leaves. Signing out clears the storage itself. */
  forget(): void {
    this.stored = { owner: '', items: [] }
  }

  get #owner(): string | undefined {
    const user = this.#user()
    return user === null || user === undefined ? undefined : `${user.id}/${user.company?.id ?? ''}`
  }

  #keyOf(owner: string): string {
    return `${this.#kind.name}/${owner}`
  }

  #keep(items: readonly T[]): void {
    const owner = this.#owner
    if (owner === undefined) return
    this.stored = { owner, items }
    this.#storage.write(this.#keyOf(owner), writeRecent(this.#kind, items))
  }
}
