import { type CarrierId, codeText, type MailedCode, mailedCodeProblems, type OwnChecks } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface MailedCodeDeps {
  readonly carrierId: CarrierId
  readonly checks: Pick<OwnChecks, 'sendCode' | 'enterCode'>
  readonly recorded: (message: string) => void
}

/** A code that is mailed to the carrier's address on record, and typed as the caller reads it. */
export class MailedCodeStore implements ScreenStore {
  /** The code that was sent. Null: none yet. */
  sent: MailedCode | null = null
  /** As typed. */
  code = ''
  readonly sending = new Submission(submissionMessages('No code was sent'))
  readonly entering = new Submission(submissionMessages('Not checked'), ['code'])
  readonly #deps: MailedCodeDeps

  constructor(deps: MailedCodeDeps) {
    this.#deps = deps
    makeAutoObservable(this, { sent: observableRef, sending: false, entering: false }, { autoBind: true })
  }

  /** The submission that comes next, or is pending. */
  get submission(): Submission {
    return this.sent === null ? this.sending : this.entering
  }

  change(code: string): void {
    this.code = code
    this.entering.reset()
  }

  discard(): void {
    this.sent = null
    this.change('')
    this.sending.reset()
  }

  /** Sends a code, or checks the one that was typed. Resolves to whether the check is recorded. */
  submit(): Promise<boolean> {
    return this.sent === null ? this.send() : this.#enter(this.sent)
  }

  /** Sends a new code, after which no earlier one works. Resolves to false: nothing is recorded by it. */
  async send(): Promise<boolean> {
    const { checks, carrierId } = this.#deps
    const sent = await this.sending.send(() => checks.sendCode({ carrierId }))
    runInAction(() => {
      if (sent === undefined) this.sent = null
      else this.sent = sent.value
    })
    this.change('')
    return false
  }

  async #enter({ id }: MailedCode): Promise<boolean> {
    const { checks, recorded } = this.#deps
    const sent = await this.entering.send(() => checks.enterCode({ id, code: codeText(this.code) }), {
      problems: mailedCodeProblems(this.code),
    })
    if (sent === undefined) return false
    this.discard()
    recorded('The code is right. The caller reads the e-mail on record.')
    return true
  }

  dispose(): void {
    this.sending.dispose()
    this.entering.dispose()
  }
}
