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
import { Writing } from '../writing/writing.ts'

export interface ChangeOrderNeeds {
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
  asked: ChangeOrderDecision | null = null
  writing = new Writing('Not decided')
  readonly #needs: ChangeOrderNeeds
  readonly #latest = new Latest()
  #asking: Promise<unknown> = Promise.resolve()

  constructor(needs: ChangeOrderNeeds) {
    this.#needs = needs
    if (needs.known !== undefined) this.found = { kind: 'ready', value: needs.known }
    makeAutoObservable(this, { found: observableRef, writing: observableRef }, { autoBind: true })
  }

  get id(): CompanyChangeOrderId {
    return this.#needs.id
  }

  get order(): CompanyChangeOrder | undefined {
    return latestValue(this.found)
  }

  get mayDecide(): boolean {
    const { user } = this.#needs.account
    return user != null && mayInCompany(user, 'decide-change-order')
  }

  /** Asks for it as it stands now. */
  begin(): void {
    this.#asking = this.load()
  }

  /** Resolves when there is something to see. */
  settled(): Promise<unknown> {
    return this.order === undefined ? this.#asking : Promise.resolve()
  }

  async load(): Promise<void> {
    const { id, orders, changed } = this.#needs
    await this.#latest.follow(
      this.found,
      signal => orders.find({ id }, signal),
      found => {
        this.found = found
        if (found.kind === 'ready') changed?.(found.value)
      },
    )
  }

  ask(decision: ChangeOrderDecision): void {
    this.writing = new Writing(decision === 'approved' ? 'Not approved' : 'Not rejected')
    this.asked = decision
  }

  leave(): void {
    if (!this.writing.isPending) this.asked = null
  }

  async confirm(): Promise<void> {
    const { asked } = this
    const { id, orders, account, changed } = this.#needs
    if (asked === null || this.writing.isPending) return
    const answer = await this.writing.send(() =>
      asked === 'approved' ? orders.approve({ id }) : orders.reject({ id }),
    )
    if (answer === undefined) {
      const { state } = this.writing
      if (state.kind === 'refused' && ['conflict', 'not-found'].includes(state.refusal.kind)) {
        this.leave()
        await this.load()
      }
      return
    }
    this.#latest.stop()
    runInAction(() => {
      this.found = { kind: 'ready', value: answer.value }
      this.asked = null
    })
    changed?.(answer.value)
    // What is on record of the company stands in more than one place.
    if (asked === 'approved') void account.refresh()
  }

  dispose(): void {
    this.#latest.stop()
  }
}
