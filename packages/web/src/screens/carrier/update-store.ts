import type { CarrierDetail, CarrierUpdates } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface UpdateDeps {
  readonly updates: () => CarrierUpdates
  /** Shows the profile as it is now. */
  readonly reload: () => Promise<unknown>
}

/**
 * Has the monitor ask the agency for a carrier whose facts are old, behind what is shown: once a visit, and without a
 * word about what goes wrong, as the profile shows the day of each fact anyway.
 */
export class UpdateStore {
  /** The source of newer facts during this visit, and what is newer: "QCMobile: authority, insurance". Null: none. */
  source: string | null = null
  readonly #submission = new Submission(submissionMessages('Not updated'))
  readonly #deps: UpdateDeps
  #wasRequested = false

  constructor(deps: UpdateDeps) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Asks, if the carrier may be updated and was not during this visit. */
  async consider({ id, isUpdatable }: Pick<CarrierDetail, 'id' | 'isUpdatable'>): Promise<void> {
    if (isUpdatable !== true || this.#wasRequested) return
    this.#wasRequested = true
    const answer = await this.#submission.send(() => this.#deps.updates().update({ id }))
    if (answer === undefined || answer.value.updatedOn === null) return
    await this.#deps.reload()
    const { source, parts } = answer.value
    runInAction(() => {
      this.source = source !== null && parts?.length ? `${source}: ${parts.join(', ')}` : source
    })
  }

  dispose(): void {
    this.#submission.dispose()
  }
}
