import { renameSteps, type SavedSearch, type SavedSearches } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { NameFormStore } from '../../parts/save-search/name-form-store.ts'
import { Writing } from '../../parts/writing/writing.ts'

export interface RenameNeeds {
  readonly search: SavedSearch
  readonly savedSearches: Pick<SavedSearches, 'create' | 'remove'>
  /** It is kept under its new name. `old`: the one of before is there still, as it could not be removed. */
  readonly renamed: (now: SavedSearch, old: 'gone' | 'left') => void
  readonly closed: () => void
}

/** Gives one saved search another name: it is saved anew first and then removed, so that it is never lost. */
export class RenameStore implements NameFormStore {
  isOpen = true
  name: string
  problem: string | undefined = undefined
  readonly writing = new Writing('Not renamed', ['name'])
  readonly #needs: RenameNeeds

  constructor(needs: RenameNeeds) {
    this.#needs = needs
    this.name = needs.search.name
    makeAutoObservable(this, { writing: false }, { autoBind: true })
  }

  get nameProblem(): string | undefined {
    return this.problem ?? this.writing.told('name')
  }

  changeName(name: string): void {
    this.name = name
    this.problem = undefined
    this.writing.forget()
  }

  close(): void {
    if (this.writing.isPending) return
    this.isOpen = false
    this.#needs.closed()
  }

  async save(): Promise<boolean> {
    if (this.writing.isPending) return false
    const { search, savedSearches, renamed } = this.#needs
    const steps = renameSteps(search, this.name)
    if (!steps.ok) {
      this.problem = steps.refusal.message
      this.writing.heldBack()
      return false
    }
    const [first] = steps.value
    if (first?.kind !== 'create') {
      this.close()
      return true
    }
    const made = await this.writing.send(() => savedSearches.create(first.ask))
    if (made === undefined) return false
    renamed(made.value, await this.#removeOld())
    this.close()
    return true
  }

  /** One that is gone already is gone as well. */
  async #removeOld(): Promise<'gone' | 'left'> {
    const { search, savedSearches } = this.#needs
    try {
      const removed = await savedSearches.remove({ id: search.id })
      return removed.ok || removed.refusal.kind === 'not-found' ? 'gone' : 'left'
    } catch {
      return 'left'
    }
  }
}
