import { newSavedSearch, type SavedSearch, type SavedSearches, type SearchAddress } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import type { KnownSearches } from './known-searches.ts'
import type { NameFormStore } from './name-form-store.ts'

export interface SaveSearchDeps {
  readonly address: SearchAddress
  /** The suggested name. */
  readonly suggested: string
  readonly savedSearches: Pick<SavedSearches, 'create' | 'remove'>
  readonly known: KnownSearches
}

/** Saves one search under a name, and can undo that. What was typed stays when the form is closed. */
export class SaveSearchStore implements NameFormStore {
  isOpen = false
  name: string
  /** A problem with the name that is known before anything is sent. */
  problem: string | undefined = undefined
  /** The search that was saved here, and can be undone. */
  saved: SavedSearch | undefined = undefined
  readonly submission = new Submission(submissionMessages('Not saved'), ['name'])
  readonly undoing = new Submission(submissionMessages('Not undone'))
  readonly #deps: SaveSearchDeps

  constructor(deps: SaveSearchDeps) {
    this.#deps = deps
    this.name = deps.suggested
    makeAutoObservable(this, { saved: observableRef, submission: false, undoing: false }, { autoBind: true })
  }

  /** The saved search that equals this one, wherever it was saved. */
  get known(): SavedSearch | undefined {
    return this.saved ?? this.#deps.known.find(this.#deps.address)
  }

  get nameProblem(): string | undefined {
    return this.problem ?? this.submission.fieldError('name')
  }

  open(): void {
    this.isOpen = true
    this.undoing.reset()
  }

  close(): void {
    if (!this.submission.isPending) this.isOpen = false
  }

  changeName(name: string): void {
    this.name = name
    this.problem = undefined
    this.submission.reset()
  }

  async save(): Promise<boolean> {
    if (this.submission.isPending) return false
    const params = newSavedSearch(this.#deps.address, this.name)
    if (!params.ok) {
      this.problem = params.refusal.message
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => this.#deps.savedSearches.create(params.value))
    if (answer === undefined) return false
    this.#setSaved(answer.value)
    return true
  }

  /** Removes the search that was saved here. If it is gone already, that counts as undone. */
  async undo(): Promise<boolean> {
    const { saved } = this
    if (saved === undefined) return false
    const answer = await this.undoing.send(async () => {
      const removed = await this.#deps.savedSearches.remove({ id: saved.id })
      return !removed.ok && removed.refusal.kind === 'not-found' ? { ok: true, value: undefined } : removed
    })
    if (answer === undefined) return false
    this.#setSaved(undefined)
    this.#deps.known.removed(saved.id)
    return true
  }

  #setSaved(saved: SavedSearch | undefined): void {
    runInAction(() => {
      this.saved = saved
      this.isOpen = false
    })
    if (saved !== undefined) this.#deps.known.saved(saved)
  }
}
