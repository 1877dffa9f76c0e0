import { type Policies, type Policy, policyDeclineProblems, type PolicyVersion } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface ApprovalDeps {
  readonly policies: Pick<Policies, 'decide' | 'withdraw' | 'setApprovalRequired'>
  readonly company: CompanyPolicyStore
  /** Loads what it may have changed. */
  readonly reload: () => void
}

/** What people decide about a version before it decides: to approve, decline or withdraw it, and whether a second one has to. */
export class ApprovalStore {
  /** Whether the reason against the version is being written. */
  isDeclining = false
  reason = ''
  /** The version that this user is about to withdraw. Null: none. */
  toWithdraw: PolicyVersion | null = null
  readonly approving = new Submission(submissionMessages('Not approved'), [])
  readonly declining = new Submission(submissionMessages('Not declined'), ['reason'])
  readonly withdrawing = new Submission(submissionMessages('Not withdrawn'), [])
  readonly requiring = new Submission(submissionMessages('Not saved'), [])
  readonly #deps: ApprovalDeps

  constructor(deps: ApprovalDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { toWithdraw: observableRef, approving: false, declining: false, withdrawing: false, requiring: false },
      { autoBind: true },
    )
  }

  /** Whether this user decides about a version: another person wrote it. */
  mayDecide({ author }: PolicyVersion): boolean {
    const { mayWrite, user } = this.#deps.company
    return mayWrite && user?.id !== author.userId
  }

  openReason(): void {
    this.isDeclining = true
  }

  closeReason(): void {
    this.isDeclining = false
  }

  dropReason(): void {
    this.reason = ''
    this.declining.reset()
  }

  changeReason(reason: string): void {
    this.reason = reason
    this.declining.clearError('reason')
  }

  async approve({ id }: PolicyVersion): Promise<void> {
    await this.approving.send(() => this.#deps.policies.decide({ id, isApproved: true, reason: null }), {
      onDone: () => this.#deps.reload(),
    })
  }

  /** Resolves to whether it was declined. */
  async decline({ id }: PolicyVersion): Promise<boolean> {
    const { reason } = this
    const sent = await this.declining.send(
      () => this.#deps.policies.decide({ id, isApproved: false, reason: reason.trim() }),
      { problems: policyDeclineProblems(reason) },
    )
    if (sent === undefined) return false
    this.dropReason()
    this.#deps.reload()
    return true
  }

  openWithdrawal(version: PolicyVersion): void {
    this.toWithdraw = version
  }

  closeWithdrawal(): void {
    this.toWithdraw = null
    this.withdrawing.reset()
  }

  /** Withdraws the version that was opened for it. What is there now is loaded also when it was refused. */
  async withdraw(): Promise<void> {
    const { toWithdraw } = this
    if (toWithdraw === null) return
    const { id } = toWithdraw
    const sent = await this.withdrawing.send(() => this.#deps.policies.withdraw({ id }))
    this.#deps.reload()
    if (sent !== undefined) runInAction(this.closeWithdrawal)
  }

  async require({ isApprovalRequired }: Pick<Policy, 'isApprovalRequired'>): Promise<void> {
    await this.requiring.send(
      () => this.#deps.policies.setApprovalRequired({ isRequired: isApprovalRequired }),
      { onDone: policy => this.#deps.company.policy.set(policy) },
    )
  }
}
