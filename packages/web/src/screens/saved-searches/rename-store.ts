import { renameSteps, type SavedSearch, type SavedSearches } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { NameFormStore } from '../../parts/save-search/name-form-store.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface RenameDeps {
  readonly search: SavedSearch
  readonly savedSearches: Pick<SavedSearches, 'create' | 'remove'>
  /** Called after the rename. `old`: whether the old one is gone, or is left because it could not be removed. */
  readonly renamed: (now: SavedSearch, old: 'gone' | 'left') => void
  readonly closed: () => void
}

/** Renames a saved search: it is saved under the new name first and then removed, so that it is never lost. */
export class RenameStore implements NameFormStore {
  isOpen = true
  name: string
  problem: string | undefined = undefined
  readonly submission = new Submission(submissionMessages('Not renamed'), ['name'])
  readonly #deps: RenameDeps

  constructor(deps: RenameDeps) {
    this.#deps = deps
    this.name = deps.search.name
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  get nameProblem(): string | undefined {
    return this.problem ?? this.submission.fieldError('name')
  }

  changeName(name: string): void {
    this.name = name
    this.problem = undefined
    this.submission.reset()
  }

  close(): void {
    if (this.submission.isPending) return
    this.isOpen = false
    this.#deps.closed()
  }

  async save(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { search, savedSearches, renamed } = this.#deps
    const steps = renameSteps(search, this.name)
    if (!steps.ok) {
      this.problem = steps.refusal.message
      this.submission.rejectLocally()
      return false
    }
    const [first] = steps.value
    if (first?.kind !== 'create') {
      this.close()
      return true
    }
    const made = await this.submission.send(() => savedSearches.create(first.params))
    if (made === undefined) return false
    renamed(made.value, await this.#removeOld())
    this.close()
    return true
  }

  /** If it is gone already, that counts as removed. */
  async #removeOld(): Promise<'gone' | 'left'> {
    const { search, savedSearches } = this.#deps
    try {
      const removed = await savedSearches.remove({ id: search.id })
      return removed.ok || removed.refusal.kind === 'not-found' ? 'gone' : 'left'
    } catch {
      return 'left'
    }
  }
}
