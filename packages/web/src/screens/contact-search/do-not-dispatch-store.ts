import {
  type CarrierId,
  type Connection,
  type Connections,
  notesProblems,
  type Problem,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { NotesOfChange } from '../../parts/connection/notes-of-change.ts'
import { type OpenWorkQuery, openWorkWith } from '../../parts/connection/open-work.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface DoNotDispatchDeps {
  readonly connections: Pick<Connections, 'markDoNotDispatch' | 'openWork'>
  readonly carrierId: CarrierId
  readonly done: (connection: Connection) => void
}

/** Sets a carrier to do not dispatch. Notes stay until it is sent or canceled. Section 4, "Do not dispatch". */
export class DoNotDispatchStore implements NotesOfChange {
  notes = ''
  /** The notes on record are not known here. */
  readonly currentNotes = null
  problems: readonly Problem[] = []
  readonly submission = new Submission(submissionMessages('Not set'), ['notes'])
  readonly openWork: OpenWorkQuery | undefined
  readonly #deps: DoNotDispatchDeps

  constructor(deps: DoNotDispatchDeps) {
    this.#deps = deps
    this.openWork = openWorkWith(deps.connections, [deps.carrierId])
    makeAutoObservable(
      this,
      { problems: observableRef, openWork: false, submission: false },
      { autoBind: true },
    )
  }

  get problem(): string | undefined {
    return (
      this.problems.find(({ field }) => field === 'notes')?.message ?? this.submission.fieldError('notes')
    )
  }

  change(notes: string): void {
    this.notes = notes
    this.problems = []
    this.submission.reset()
  }

  clear(): void {
    this.change('')
  }

  /** Resolves to whether it was saved. */
  async save(mentioned: readonly UserId[] = []): Promise<boolean> {
    if (this.submission.isPending) return false
    this.problems = notesProblems(this.notes)
    if (this.problems.length > 0) {
      this.submission.rejectLocally()
      return false
    }
    const { connections, carrierId, done } = this.#deps
    const notes = this.notes.trim()
    const answer = await this.submission.send(() =>
      connections.markDoNotDispatch({
        carrierId,
        ...(notes !== '' && { notes }),
        ...(mentioned.length > 0 && { mentioned }),
      }),
    )
    if (answer === undefined) return false
    this.clear()
    done(answer.value)
    return true
  }
}
