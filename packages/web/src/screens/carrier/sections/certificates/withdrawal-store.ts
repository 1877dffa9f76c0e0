import {
  certificateText,
  type InsuranceCertificate,
  type InsuranceCertificates,
  withdrawalProblem,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

/** Takes a certificate back after a confirmation with its reason, as the carrier may no longer pass without it. */
export class WithdrawalStore {
  /** The certificate to take back. */
  requested: InsuranceCertificate | null = null
  reason = ''
  readonly submission = new Submission(submissionMessages('Not taken back'), ['reason'])
  readonly #certificates: Pick<InsuranceCertificates, 'withdraw'>
  readonly #done: (text: string) => void

  constructor(certificates: Pick<InsuranceCertificates, 'withdraw'>, done: (text: string) => void) {
    this.#certificates = certificates
    this.#done = done
    makeAutoObservable(this, { requested: observableRef, submission: false }, { autoBind: true })
  }

  request(certificate: InsuranceCertificate): void {
    this.requested = certificate
    this.submission.reset()
  }

  changeReason(reason: string): void {
    this.reason = reason
    this.submission.reset()
  }

  leave(): void {
    if (!this.submission.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested, submission, reason } = this
    if (requested === null || submission.isPending) return
    const message = withdrawalProblem(reason)
    if (message !== undefined) return submission.rejectLocally([{ field: 'reason', message }])
    const params = { id: requested.id, reason: reason.trim() }
    await submission.send(() => this.#certificates.withdraw(params), {
      onDone: () =>
        runInAction(() => {
          this.requested = null
          this.reason = ''
          this.#done(`Taken back. ${certificateText(requested)} no longer counts.`)
        }),
    })
  }

  dispose(): void {
    this.submission.dispose()
  }
}
