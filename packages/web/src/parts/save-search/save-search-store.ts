import { newSavedSearch, type SavedSearch, type SavedSearches, type SearchAddress } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Writing } from '../writing/writing.ts'
import type { KnownSearches } from './known-searches.ts'
import type { NameFormStore } from './name-form-store.ts'

export interface SaveSearchNeeds {
  readonly address: SearchAddress
  /** What the name is filled with. */
  readonly suggested: string
  readonly savedSearches: Pick<SavedSearches, 'create' | 'remove'>
  readonly known: KnownSearches
}

/** Saves one search under a name, and takes that back. What was typed stays when the form is closed. */
export class SaveSearchStore implements NameFormStore {
  isOpen = false
  name: string
  /** What is wrong with the name before anything is sent. */
  problem: string | undefined = undefined
  /** The search that was saved here, and can be taken back. */
  saved: SavedSearch | undefined = undefined
  readonly writing = new Writing('Not saved', ['name'])
  readonly undoing = new Writing('Not undone')
  readonly #needs: SaveSearchNeeds

  constructor(needs: SaveSearchNeeds) {
    this.#needs = needs
    this.name = needs.suggested
    makeAutoObservable(this, { saved: observableRef, writing: false, undoing: false }, { autoBind: true })
  }

  /** The saved search that asks for the same, whoever has saved it where. */
  get known(): SavedSearch | undefined {
    return this.saved ?? this.#needs.known.find(this.#needs.address)
  }

  get nameProblem(): string | undefined {
    return this.problem ?? this.writing.told('name')
  }

  open(): void {
    this.isOpen = true
    this.undoing.forget()
  }

  close(): void {
    if (!this.writing.isPending) this.isOpen = false
  }

  changeName(name: string): void {
    this.name = name
    this.problem = undefined
    this.writing.forget()
  }

  async save(): Promise<boolean> {
    if (this.writing.isPending) return false
    const ask = newSavedSearch(this.#needs.address, this.name)
    if (!ask.ok) {
      this.problem = ask.refusal.message
      this.writing.heldBack()
      return false
    }
    const answer = await this.writing.send(() => this.#needs.savedSearches.create(ask.value))
    if (answer === undefined) return false
    this.#stands(answer.value)
    return true
  }

  /** Removes what was saved here. One that is gone already is undone as well. */
  async undo(): Promise<boolean> {
    const { saved } = this
    if (saved === undefined) return false
    const answer = await this.undoing.send(async () => {
      const removed = await this.#needs.savedSearches.remove({ id: saved.id })
      return !removed.ok && removed.refusal.kind === 'not-found' ? { ok: true, value: undefined } : removed
    })
    if (answer === undefined) return false
    this.#stands(undefined)
    this.#needs.known.removed(saved.id)
    return true
  }

  #stands(saved: SavedSearch | undefined): void {
    runInAction(() => {
      this.saved = saved
      this.isOpen = false
    })
    if (saved !== undefined) this.#needs.known.saved(saved)
  }
}
