import {
  type ChangeOrderDecision,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type CurrentUser,
  mayInCompany,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface ChangeOrderDeps {
  readonly id: CompanyChangeOrderId
  readonly orders: CompanyChangeOrders
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  /** The record from the list, if there is one. */
  readonly known?: CompanyChangeOrder | undefined
  readonly changed?: (order: CompanyChangeOrder) => void
}

/** One change order, and the decision about it, which has to be confirmed. */
export class ChangeOrderStore {
  readonly found: Query<CompanyChangeOrder>
  /** The decision to be confirmed. */
  requested: ChangeOrderDecision | null = null
  submission = new Submission(submissionMessages('Not decided'))
  readonly #deps: ChangeOrderDeps

  constructor(deps: ChangeOrderDeps) {
    this.#deps = deps
    this.found = new Query((_, signal) => deps.orders.find({ id: deps.id }, signal), {
      onChange: state => state.kind === 'ready' && deps.changed?.(state.value),
    })
    if (deps.known !== undefined) this.found.set(deps.known)
    makeAutoObservable(this, { found: false, submission: observableRef }, { autoBind: true })
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
    )
    this.requested = decision
  }

  leave(): void {
    if (!this.submission.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested } = this
    const { id, orders, account, changed } = this.#deps
    if (requested === null || this.submission.isPending) return
    const answer = await this.submission.send(() =>
      requested === 'approved' ? orders.approve({ id }) : orders.reject({ id }),
    )
    if (answer === undefined) {
      const { refusal } = this.submission
      if (refusal?.kind === 'conflict' || refusal?.kind === 'not-found') {
        this.leave()
        await this.found.load()
      }
      return
    }
    runInAction(() => {
      this.found.set(answer.value)
      this.requested = null
    })
    changed?.(answer.value)
    // The company's record is shown in more than one place.
    if (requested === 'approved') void account.refresh()
  }

  dispose(): void {
    this.found.dispose()
  }
}
