import type { Load, LoadEdits, Loads, StoredWith } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** The changes that a user makes to a load. */
export class LoadChanges {
  readonly submission = new Submission(submissionMessages('Not saved'))
  /** What the last change stored. Null: nothing was changed. */
  made: StoredWith | null = null
  readonly #load: Query<Load, Load['id']>
  readonly #loads: Pick<Loads, 'update'>

  constructor(load: Query<Load, Load['id']>, loads: Pick<Loads, 'update'>) {
    this.#load = load
    this.#loads = loads
    makeAutoObservable(this, { submission: false, made: observableRef })
  }

  /** Changes the load, unless someone else changed the same meanwhile: then the newer state is shown with the error. */
  async make(change: LoadEdits): Promise<void> {
    const load = this.#load.value
    if (load === undefined) return
    const seen = Object.fromEntries(Object.keys(change).map(field => [field, load[field as keyof LoadEdits]]))
    await this.submission.send(() => this.#loads.update({ id: load.id, ...change, seen }), {
      onDone: ({ storedId, ...after }) =>
        runInAction(() => {
          this.#load.set(after)
          this.made = { storedId }
        }),
    })
    if (this.submission.refusal?.kind === 'conflict') void this.#load.reload()
  }
}
