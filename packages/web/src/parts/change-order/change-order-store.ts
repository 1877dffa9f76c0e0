import {
  type ChangeOrderDecision,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type CurrentUser,
  type Loadable,
  latestValue,
  mayInCompany,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Latest } from '../../stores/latest.ts'
import { Submission } from '../../stores/submission.ts'

export interface ChangeOrderDeps {
  readonly id: CompanyChangeOrderId
  readonly orders: CompanyChangeOrders
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
  /** As it is listed, if it is. */
  readonly known?: CompanyChangeOrder | undefined
  readonly changed?: (order: CompanyChangeOrder) => void
}

/** One change order, and the decision about it, which is asked once more before it is made. */
export class ChangeOrderStore {
  found: Loadable<CompanyChangeOrder> = { kind: 'idle' }
  /** What is about to be decided. */
  requested: ChangeOrderDecision | null = null
  submission = new Submission('Not decided')
  readonly #deps: ChangeOrderDeps
  readonly #latest = new Latest()
  #pending: Promise<unknown> = Promise.resolve()

  constructor(deps: ChangeOrderDeps) {
    this.#deps = deps
    if (deps.known !== undefined) this.found = { kind: 'ready', value: deps.known }
    makeAutoObservable(this, { found: observableRef, submission: observableRef }, { autoBind: true })
  }

  get id(): CompanyChangeOrderId {
    return this.#deps.id
  }

  get order(): CompanyChangeOrder | undefined {
    return latestValue(this.found)
  }

  get mayDecide(): boolean {
    const { user } = this.#deps.account
    return user != null && mayInCompany(user, 'decide-change-order')
  }

  /** Asks for it as it stands now. */
  begin(): void {
    this.#pending = this.load()
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.order === undefined ? this.#pending : Promise.resolve()
  }

  async load(): Promise<void> {
    const { id, orders, changed } = this.#deps
    await this.#latest.follow(
      this.found,
      signal => orders.find({ id }, signal),
      found => {
        this.found = found
        if (found.kind === 'ready') changed?.(found.value)
      },
    )
  }

  request(decision: ChangeOrderDecision): void {
    this.submission = new Submission(decision === 'approved' ? 'Not approved' : 'Not rejected')
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
      const { state } = this.submission
      if (state.kind === 'refused' && ['conflict', 'not-found'].includes(state.refusal.kind)) {
        this.leave()
        await this.load()
      }
      return
    }
    this.#latest.stop()
    runInAction(() => {
      this.found = { kind: 'ready', value: answer.value }
      this.requested = null
    })
    changed?.(answer.value)
    // What is on record of the company stands in more than one place.
    if (requested === 'approved') void account.refresh()
  }

  dispose(): void {
    this.#latest.stop()
  }
}
