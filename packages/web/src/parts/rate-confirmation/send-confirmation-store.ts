import {
  type ConfirmationFormValues,
  EMPTY_CONFIRMATION,
  type LoadId,
  type RateConfirmation,
  type RateConfirmations,
  readConfirmationForm,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface SendConfirmationDeps {
  readonly confirmations: Pick<RateConfirmations, 'sendToCarrier'>
  readonly sent: (confirmation: RateConfirmation) => void
}

const FIELDS = Object.keys(EMPTY_CONFIRMATION)

/** The form that sends the rate confirmation of a load. What is asked for a second time is shown once the server asks. */
export class SendConfirmationStore {
  values: ConfirmationFormValues = EMPTY_CONFIRMATION
  isOpen = false
  /** Whether the address has to be typed again, with a reason. */
  confirmsAddress = false
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  #loadId: LoadId | undefined = undefined
  readonly #deps: SendConfirmationDeps

  constructor(deps: SendConfirmationDeps) {
    this.#deps = deps
    makeAutoObservable(this, { values: observableRef, submission: false }, { autoBind: true })
  }

  /** Opens the form for a load, with what is known of it where nothing is typed yet. */
  open(loadId: LoadId, known: Partial<ConfirmationFormValues>): void {
    if (loadId !== this.#loadId) this.clear()
    this.#loadId = loadId
    if (this.values === EMPTY_CONFIRMATION) this.values = { ...EMPTY_CONFIRMATION, ...known }
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  change(field: keyof ConfirmationFormValues, text: string): void {
    this.values = { ...this.values, [field]: text }
    this.submission.clearError(field)
    if (field !== 'address' || !this.confirmsAddress) return
    // Another address: nothing that was said of the one before counts for it.
    this.confirmsAddress = false
    this.values = { ...this.values, addressAgain: '', addressReason: '' }
  }

  clear(): void {
    this.values = EMPTY_CONFIRMATION
    this.confirmsAddress = false
    this.submission.reset()
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    const loadId = this.#loadId
    if (loadId === undefined) return false
    const { sent, errors } = readConfirmationForm(loadId, this.values)
    if (sent === null) {
      this.submission.rejectLocally(errors)
      return false
    }
    const answer = await this.submission.send(() => this.#deps.confirmations.sendToCarrier(sent))
    if (answer === undefined) {
      this.#confirmWhereNeeded()
      return false
    }
    this.clear()
    this.#deps.sent(answer.value)
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }

  #confirmWhereNeeded(): void {
    const { submission } = this
    if (['addressAgain', 'addressReason'].some(field => submission.fieldError(field) !== undefined))
      this.confirmsAddress = true
  }
}
