import type { RateConfirmation, RateConfirmationId, RateConfirmations } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** Cancels a rate confirmation that was sent from here, with a reason. */
export class CancelConfirmationStore {
  reason = ''
  isOpen = false
  readonly submission = new Submission(submissionMessages('Not canceled'), ['reason'])
  readonly #confirmations: Pick<RateConfirmations, 'cancelSent'>
  readonly #canceled: (confirmation: RateConfirmation) => void

  constructor(
    confirmations: Pick<RateConfirmations, 'cancelSent'>,
    canceled: (confirmation: RateConfirmation) => void,
  ) {
    this.#confirmations = confirmations
    this.#canceled = canceled
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  change(reason: string): void {
    this.reason = reason
    this.submission.clearError('reason')
  }

  clear(): void {
    this.reason = ''
    this.submission.reset()
  }

  /** Resolves to whether it was canceled. */
  async cancel(id: RateConfirmationId): Promise<boolean> {
    const reason = this.reason.trim()
    if (reason === '') {
      this.submission.rejectLocally([{ field: 'reason', message: 'Say why it is canceled.' }])
      return false
    }
    const answer = await this.submission.send(() => this.#confirmations.cancelSent({ id, reason }))
    if (answer === undefined) return false
    this.clear()
    this.#canceled(answer.value)
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }
}
