import { type CarrierSuggestion, type CurrentUser, parseId, type SearchCache } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { isObject } from '../stores/stored-fields.ts'

/** The carriers and searches that a user opened last, newest first. */
export interface Recents {
  readonly carriers: readonly CarrierSuggestion[]
  readonly searches: readonly string[]
}

export const RECENT_CARRIERS_MAX = 6
const RECENT_SEARCHES_MAX = 5

const NONE: Recents = { carriers: [], searches: [] }

/**
 * The recent carriers and searches of the current user, stored in this browser until they sign out.
 *
 * Empty: before anything was opened, for another user, and for an invalid stored value.
 */
export class RecentsStore {
  stored: { readonly owner: string; readonly recents: Recents } = { owner: '', recents: NONE }
  readonly #storage: SearchCache
  readonly #user: () => CurrentUser | null | undefined

  constructor(storage: SearchCache, user: () => CurrentUser | null | undefined) {
    this.#storage = storage
    this.#user = user
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true })
  }

  get recents(): Recents {
    const owner = this.#owner
    if (owner === undefined) return NONE
    return this.stored.owner === owner ? this.stored.recents : readRecents(this.#storage.read(keyOf(owner)))
  }

  opened(carrier: CarrierSuggestion): void {
    const { id, legalName, dbaName, identifiers, physicalAddress } = carrier
    const others = this.recents.carriers.filter(each => each.id !== id)
    this.#keep({
      carriers: [{ id, legalName, dbaName, identifiers, physicalAddress }, ...others].slice(
        0,
        RECENT_CARRIERS_MAX,
      ),
      searches: this.recents.searches,
    })
  }

  searched(text: string): void {
    const others = this.recents.searches.filter(each => each.toUpperCase() !== text.toUpperCase())
    this.#keep({
      carriers: this.recents.carriers,
      searches: [text, ...others].slice(0, RECENT_SEARCHES_MAX),
    })
  }

  clear(): void {
    this.#keep(NONE)
  }

  /** Removes the recents from the page when the person leaves. Signing out clears the storage itself. */
  forget(): void {
    this.stored = { owner: '', recents: NONE }
  }

  get #owner(): string | undefined {
    const user = this.#user()
    return user === null || user === undefined ? undefined : `${user.id}/${user.company?.id ?? ''}`
  }

  #keep(recents: Recents): void {
    const owner = this.#owner
    if (owner === undefined) return
    this.stored = { owner, recents }
    this.#storage.write(keyOf(owner), recents)
  }
}

const keyOf = (owner: string): string => `recents/${owner}`

const isText = (it: unknown): it is string => typeof it === 'string'

const isTextOrNull = (it: unknown): boolean => it === null || isText(it)

const isCarrier = (it: unknown): it is CarrierSuggestion =>
  isObject(it) &&
  typeof it['id'] === 'number' &&
  parseId(it['id']) !== undefined &&
  isText(it['legalName']) &&
  isTextOrNull(it['dbaName']) &&
  Array.isArray(it['identifiers']) &&
  it['identifiers'].every(each => isObject(each) && isText(each['type']) && isText(each['value'])) &&
  isObject(it['physicalAddress'])

const readRecents = (entry: unknown): Recents => {
  if (!isObject(entry)) return NONE
  const { carriers, searches } = entry
  return {
    carriers: Array.isArray(carriers) ? carriers.filter(isCarrier).slice(0, RECENT_CARRIERS_MAX) : [],
    searches: Array.isArray(searches) ? searches.filter(isText).slice(0, RECENT_SEARCHES_MAX) : [],
  }
}
