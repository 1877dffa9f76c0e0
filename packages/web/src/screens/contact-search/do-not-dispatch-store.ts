import {
  type CarrierId,
  type Connection,
  type Connections,
  notesProblems,
  type Problem,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Writing } from '../../parts/writing/writing.ts'

export interface DoNotDispatchNeeds {
  readonly connections: Pick<Connections, 'markDoNotDispatch'>
  readonly carrierId: CarrierId
  readonly done: (connection: Connection) => void
}

/** A carrier is about to be set to do not dispatch. Notes stay until it is, or until Cancel. Section 4, "Do not dispatch". */
export class DoNotDispatchStore {
  notes = ''
  problems: readonly Problem[] = []
  readonly writing = new Writing('Not set', ['notes'])
  readonly #needs: DoNotDispatchNeeds

  constructor(needs: DoNotDispatchNeeds) {
    this.#needs = needs
    makeAutoObservable(this, { problems: observableRef, writing: false }, { autoBind: true })
  }

  get notesProblem(): string | undefined {
    return this.problems.find(({ field }) => field === 'notes')?.message ?? this.writing.told('notes')
  }

  changeNotes(notes: string): void {
    this.notes = notes
    this.problems = []
    this.writing.forget()
  }

  clear(): void {
    this.changeNotes('')
  }

  /** Resolves to whether it was set. */
  async send(): Promise<boolean> {
    if (this.writing.isPending) return false
    this.problems = notesProblems(this.notes)
    if (this.problems.length > 0) {
      this.writing.heldBack()
      return false
    }
    const { connections, carrierId, done } = this.#needs
    const notes = this.notes.trim()
    const answer = await this.writing.send(() =>
      connections.markDoNotDispatch({ carrierId, ...(notes !== '' && { notes }) }),
    )
    if (answer === undefined) return false
    this.clear()
    done(answer.value)
    return true
  }
}
