import {
  type NotedAction,
  notedChange,
  notesProblems,
  type Outcome,
  type Refusal,
  type UserId,
  withOpenWork,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ScreenStore } from '../../../di/screen.ts'
import { type ConnectionChanges, connectionMessages } from '../../../parts/connection/connection-changes.ts'
import type { OpenWorkQuery } from '../../../parts/connection/open-work.ts'
import { Query } from '../../../stores/query.ts'
import { Submission } from '../../../stores/submission.ts'
import type { Onboarding } from '../../../parts/connection/onboarding-of.ts'

/** The form of a do not dispatch or a hold: its notes stay until they are saved or discarded. */
export class NotedChangeStore implements ScreenStore {
  notes = ''
  readonly action: NotedAction
  /** The notes on record, which new ones replace. Without them nothing is shown. */
  readonly current: Query<Onboarding>
  readonly submission = new Submission(connectionMessages('What you typed is kept. '), ['notes'])
  readonly openWork: OpenWorkQuery | undefined
  readonly #changes: ConnectionChanges

  constructor(
    action: NotedAction,
    changes: ConnectionChanges,
    request: (signal: AbortSignal) => Promise<Outcome<Onboarding, Refusal>>,
    openWork?: OpenWorkQuery,
  ) {
    this.action = action
    this.#changes = changes
    this.openWork = openWork
    this.current = new Query((_, signal) => request(signal))
    makeAutoObservable(
      this,
      { action: false, current: false, openWork: false, submission: false },
      { autoBind: true },
    )
  }

  /** Null: none, or not known, or a hold, which has notes of its own. */
  get currentNotes(): string | null {
    if (this.action.change.kind === 'hold') return null
    return this.current.value?.connection?.notes ?? null
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

  /** Resolves to whether it was saved. That someone else was first is shown; then the latest notes are requested. */
  async save(mentioned: readonly UserId[] = []): Promise<boolean> {
    const { notes, submission, action } = this
    const problems = notesProblems(notes)
    if (problems.length > 0) {
      submission.rejectLocally(problems)
      return false
    }
    runInAction(() => {
      this.#changes.place = 'head'
    })
    const change = notedChange(action, notes, mentioned)
    const done = withOpenWork(action.done, this.openWork?.value)
    const isDone = await this.#changes.send(change, done, submission)
    if (isDone) this.clear()
    else if (submission.refusal?.kind === 'conflict') void this.current.load()
    return isDone
  }

  dispose(): void {
    this.current.dispose()
    this.openWork?.dispose()
    this.submission.dispose()
  }
}
