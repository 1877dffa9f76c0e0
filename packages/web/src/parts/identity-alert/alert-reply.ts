import {
  type IdentityAlertId,
  type IdentityAlertMessage,
  type IdentityAlertMessages,
  readAlertMessage,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { type DraftStorage, storedText } from '../../stores/draft-storage.ts'
import type { StoredFields } from '../../stores/stored-fields.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

/** What was typed, as it is stored. */
export interface ReplyFields {
  readonly message: string
}

/** The text of a stored draft. */
export const storedReply = (stored: StoredFields): ReplyFields => ({
  message: storedText(stored, 'message'),
})

export interface ReplyDeps {
  readonly alertId: IdentityAlertId
  readonly messages: IdentityAlertMessages
  readonly storage: DraftStorage<ReplyFields>
  readonly added: (message: IdentityAlertMessage) => void
  /** Called when the alert was withdrawn meanwhile. */
  readonly outdated: () => void
}

/** A message to an alert. What was typed stays until it is sent, also after leaving the page. */
export class AlertReply {
  text: string
  localProblem: string | undefined = undefined
  readonly submission = new Submission(submissionMessages('Not added'), ['message'])
  readonly #deps: ReplyDeps

  constructor(deps: ReplyDeps) {
    this.#deps = deps
    this.text = deps.storage.read()?.message ?? ''
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  get alertId(): IdentityAlertId {
    return this.#deps.alertId
  }

  get problem(): string | undefined {
    return this.localProblem ?? this.submission.fieldError('message')
  }

  type(text: string): void {
    this.text = text
    this.localProblem = undefined
    this.submission.reset()
    this.#deps.storage.keep(text === '' ? null : { message: text })
  }

  /** Resolves to whether it was added. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { alertId, messages, added, outdated } = this.#deps
    const read = readAlertMessage({ alertId, message: this.text })
    if (!read.ok) {
      this.localProblem = read.refusal[0]?.message
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => messages.create(read.value))
    if (this.submission.refusal?.kind === 'conflict') outdated()
    if (answer === undefined) return false
    this.type('')
    added(answer.value)
    return true
  }

  dispose(): void {
    this.submission.dispose()
  }
}
