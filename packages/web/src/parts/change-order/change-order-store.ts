import {
  type ChangeOrderDecision,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type CurrentUser,
  mayInCompany,
  readDecisionReason,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface ChangeOrderDeps {
  readonly id: CompanyChangeOrderId
  readonly orders: Pick<CompanyChangeOrders, 'find' | 'approve' | 'reject'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  /** The record from the list, if there is one. */
  readonly known?: CompanyChangeOrder | undefined
  readonly changed?: (order: CompanyChangeOrder) => void
}

/** A decision that came too late. */
export interface LateDecision {
  readonly decision: ChangeOrderDecision
  /** As typed; blank: none. */
  readonly reason: string
}

/** One change order, and the decision about it, which has to be confirmed. */
export class ChangeOrderStore {
  readonly found: Query<CompanyChangeOrder>
  /** The decision to be confirmed. */
  requested: ChangeOrderDecision | null = null
  /** Its reason as typed, which stays until the decision is saved. */
  reason = ''
  /** The user's own decision, if someone else was first. */
  late: LateDecision | null = null
  submission = new Submission(submissionMessages('Not decided'))
  readonly #deps: ChangeOrderDeps

  constructor(deps: ChangeOrderDeps) {
    this.#deps = deps
    this.found = new Query((_, signal) => deps.orders.find({ id: deps.id }, signal), {
      onChange: state => state.kind === 'ready' && deps.changed?.(state.value),
    })
    if (deps.known !== undefined) this.found.set(deps.known)
    makeAutoObservable(
      this,
      { found: false, submission: observableRef, late: observableRef },
      { autoBind: true },
    )
  }

  get id(): CompanyChangeOrderId {
    return this.#deps.id
  }

  get order(): CompanyChangeOrder | undefined {
    return this.found.value
  }

  get mayDecide(): boolean {
    const { user } = this.#deps.account
    return user != null && mayInCompany(user, 'decide-change-order')
  }

  settled(): Promise<unknown> {
    return this.found.settled()
  }

  request(decision: ChangeOrderDecision): void {
    this.submission = new Submission(
      submissionMessages(decision === 'approved' ? 'Not approved' : 'Not rejected'),
      ['reason'],
    )
    this.requested = decision
  }

  type(reason: string): void {
    this.reason = reason
    this.submission.clearError('reason')
  }

  leave(): void {
    if (!this.submission.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested: decision } = this
    const { id, orders, account, changed } = this.#deps
    if (decision === null || this.submission.isPending) return
    const read = readDecisionReason(decision, this.reason)
    const params = { id, ...(read.ok && read.value !== null && { reason: read.value }) }
    const answer = await this.submission.send(
      () => (decision === 'approved' ? orders.approve(params) : orders.reject(params)),
      { problems: read.ok ? [] : read.refusal },
    )
    if (answer === undefined) return this.#notDecided(decision)
    runInAction(() => {
      this.found.set(answer.value)
      this.requested = null
      this.reason = ''
    })
    changed?.(answer.value)
    // The company's record is shown in more than one place.
    if (decision === 'approved') void account.refresh()
  }

  dispose(): void {
    this.found.dispose()
  }

  /** Someone else may have decided it, or changed the record: what is shown is loaded again. */
  async #notDecided(decision: ChangeOrderDecision): Promise<void> {
    const { refusal } = this.submission
    if (refusal?.kind !== 'conflict' && refusal?.kind !== 'not-found') return
    await this.found.load()
    runInAction(() => {
      const { state } = this.found
      const isDecided = state.kind === 'ready' && state.value.state !== 'pending'
      if (isDecided) this.late = { decision, reason: this.reason.trim() }
      // A pending one can still be rejected: what was typed stays.
      if (isDecided || refusal.kind === 'not-found') this.requested = null
    })
  }
}
