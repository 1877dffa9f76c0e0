import { type CarrierId, type EditRequests, readEditRequest } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface EditRequestDeps {
  readonly carrierId: CarrierId
  readonly editRequests: EditRequests
  readonly say: (text: string) => void
}

/** A request to correct a carrier's record. What was typed stays until it is sent or discarded. */
export class EditRequestStore implements ScreenStore {
  message = ''
  readonly submission = new Submission(submissionMessages('Not sent'), ['message'])
  readonly #deps: EditRequestDeps

  constructor(deps: EditRequestDeps) {
    this.#deps = deps
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  get problem(): string | undefined {
    return this.submission.fieldError('message')
  }

  change(message: string): void {
    this.message = message
    this.submission.reset()
  }

  dispose(): void {
    this.submission.dispose()
  }

  discard(): void {
    this.change('')
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    const { carrierId, editRequests, say } = this.#deps
    const read = readEditRequest({ carrierId, message: this.message })
    if (!read.ok) {
      this.submission.rejectLocally(read.refusal)
      return false
    }
    const sent = await this.submission.send(() => editRequests.create(read.value))
    if (sent === undefined) return false
    this.discard()
    say('Correction requested.')
    return true
  }
}
