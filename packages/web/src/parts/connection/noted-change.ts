import {
  type CarrierId,
  type CarrierSummary,
  type ConnectionChange,
  type Connections,
  type NotedAction,
  notedChange,
  notesProblems,
  type UserId,
  withOpenWork,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { type ConnectionChanges, connectionMessages } from './connection-changes.ts'
import type { NotesOfChange } from './notes-of-change.ts'
import { type OpenWorkQuery, openWorkWith } from './open-work.ts'

/** A row of a list, as far as its connection is changed. */
export type ConnectableRow = Pick<CarrierSummary, 'id' | 'legalName' | 'connection'>

export interface NotedChangeDeps {
  readonly action: NotedAction
  /** One or more. */
  readonly rows: readonly ConnectableRow[]
  readonly notesOf: (id: CarrierId) => string | null
  readonly of: (id: CarrierId) => ConnectionChanges
  readonly saved: (() => void) | undefined
  readonly connections: Pick<Connections, 'openWork'>
  readonly performAll: (
    action: NotedAction,
    rows: readonly ConnectableRow[],
    change: ConnectionChange,
  ) => Promise<void>
}

/** Marks one carrier or many do not dispatch, or puts them on hold, with the same notes. */
export class NotedChange implements NotesOfChange {
  notes = ''
  readonly action: NotedAction
  readonly rows: readonly ConnectableRow[]
  readonly submission = new Submission(connectionMessages('What you typed is kept. '), ['notes'])
  readonly openWork: OpenWorkQuery | undefined
  readonly #deps: NotedChangeDeps

  constructor(deps: NotedChangeDeps) {
    this.#deps = deps
    this.action = deps.action
    this.rows = deps.rows
    this.openWork =
      deps.action.change.kind === 'do-not-dispatch'
        ? openWorkWith(
            deps.connections,
            deps.rows.map(({ id }) => id),
          )
        : undefined
    makeAutoObservable(
      this,
      { action: false, rows: false, openWork: false, submission: false },
      { autoBind: true },
    )
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
  async save(mentioned: readonly UserId[] = []): Promise<boolean> {
    const problems = notesProblems(this.notes)
    if (problems.length > 0) {
      this.submission.rejectLocally(problems)
      return false
    }
    const [first, ...others] = this.rows
    if (first === undefined) return false
    const change = notedChange(this.action, this.notes.trim(), mentioned)
    if (others.length > 0) {
      void this.#deps.performAll(this.action, this.rows, change)
      return true
    }
    const changes = this.#deps.of(first.id)
    changes.place = 'row'
    const done = withOpenWork(this.action.done, this.openWork?.value)
    const isSaved = await changes.send(change, done, this.submission)
    if (isSaved) this.#deps.saved?.()
    return isSaved
  }

  dispose(): void {
    this.openWork?.dispose()
  }
}
