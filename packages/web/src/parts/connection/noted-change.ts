import { type CarrierId, type CarrierSummary, type NotedAction, notesProblems } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { type ConnectionChanges, connectionMessages } from './connection-changes.ts'
import type { NotesOfChange } from './NotedChangeForm.tsx'

/** A row of a list, as far as its connection is changed. */
export type ConnectableRow = Pick<CarrierSummary, 'id' | 'legalName' | 'connection'>

export interface NotedChangeDeps {
  readonly action: NotedAction
  /** One or more. */
  readonly rows: readonly ConnectableRow[]
  readonly notesOf: (id: CarrierId) => string | null
  readonly of: (id: CarrierId) => ConnectionChanges
  readonly saved: (() => void) | undefined
  readonly takeAll: (action: NotedAction, rows: readonly ConnectableRow[], notes: string) => Promise<void>
}

/** Marks one carrier or many do not dispatch, or puts them on hold, with the same notes. */
export class NotedChange implements NotesOfChange {
  notes = ''
  readonly action: NotedAction
  readonly rows: readonly ConnectableRow[]
  readonly submission = new Submission(connectionMessages('What you typed is kept. '), ['notes'])
  readonly #deps: NotedChangeDeps

  constructor(deps: NotedChangeDeps) {
    this.#deps = deps
    this.action = deps.action
    this.rows = deps.rows
    makeAutoObservable(this, { action: false, rows: false, submission: false }, { autoBind: true })
  }

  get currentNotes(): string | null {
    const [first, ...others] = this.rows
    const isReplacing = this.action.change.kind === 'do-not-dispatch' && others.length === 0
    return isReplacing && first !== undefined ? this.#deps.notesOf(first.id) : null
  }

  get problem(): string | undefined {
    return this.submission.fieldError('notes')
  }

  change(notes: string): void {
    this.notes = notes
    this.submission.clearError('notes')
  }

  clear(): void {
    this.notes = ''
    this.submission.reset()
  }

  /** Resolves to whether it was saved; of many, to whether it has begun. */
  async save(): Promise<boolean> {
    const problems = notesProblems(this.notes)
    if (problems.length > 0) {
      this.submission.rejectLocally(problems)
      return false
    }
    const notes = this.notes.trim()
    const [first, ...others] = this.rows
    if (first === undefined) return false
    if (others.length > 0) {
      void this.#deps.takeAll(this.action, this.rows, notes)
      return true
    }
    const changes = this.#deps.of(first.id)
    changes.place = 'row'
    const { change, done } = this.action
    const isSaved = await changes.send({ ...change, notes }, done, this.submission)
    if (isSaved) this.#deps.saved?.()
    return isSaved
  }
}
