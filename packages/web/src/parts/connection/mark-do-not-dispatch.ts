import { type CarrierId, notesProblems } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { type ConnectionChanges, connectionMessages } from './connection-changes.ts'
import type { DoNotDispatchNotes } from './DoNotDispatchForm.tsx'
import type { ConnectableRow } from './list-connections.ts'

export interface MarkDeps {
  /** One or more. */
  readonly rows: readonly ConnectableRow[]
  readonly notesOf: (id: CarrierId) => string | null
  readonly of: (id: CarrierId) => ConnectionChanges
  readonly saved: (() => void) | undefined
  readonly markAll: (rows: readonly ConnectableRow[], notes: string) => Promise<void>
}

/** Marks one carrier or many do not dispatch, with the same notes. Section 4, "Do not dispatch". */
export class MarkDoNotDispatch implements DoNotDispatchNotes {
  notes = ''
  readonly rows: readonly ConnectableRow[]
  readonly submission = new Submission(connectionMessages('What you typed is kept. '), ['notes'])
  readonly #deps: MarkDeps

  constructor(deps: MarkDeps) {
    this.#deps = deps
    this.rows = deps.rows
    makeAutoObservable(this, { rows: false, submission: false }, { autoBind: true })
  }

  get currentNotes(): string | null {
    const [first, ...others] = this.rows
    return others.length === 0 && first !== undefined ? this.#deps.notesOf(first.id) : null
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
      void this.#deps.markAll(this.rows, notes)
      return true
    }
    const changes = this.#deps.of(first.id)
    changes.place = 'row'
    const change = { kind: 'do-not-dispatch', notes } as const
    const isSaved = await changes.send(change, 'Marked do not dispatch.', this.submission)
    if (isSaved) this.#deps.saved?.()
    return isSaved
  }
}
