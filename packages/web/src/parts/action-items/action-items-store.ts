import {
  type CompanyChangeOrders,
  type CurrentUser,
  done,
  type Loadable,
  latestValue,
  type ActionItemKind,
  ACTION_ITEM_KINDS,
  requirementsOf,
  type Refusal,
  type Tickets,
  type Waiting,
  waitingAlerts,
  waitingBadge,
  waitingChangeOrders,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Latest } from '../../stores/latest.ts'

export interface ActionItemsPorts {
  readonly tickets: Pick<Tickets, 'list'>
  readonly changeOrders: Pick<CompanyChangeOrders, 'list'>
}

/**
 * What waits for the user who is here, for the bar and for Home alike. Each kind is asked on its own; of what is refused
 * or does not answer nothing can be told. Section 2, "What waits".
 */
export class ActionItemsStore {
  states: ReadonlyMap<ActionItemKind, Loadable<Waiting>> = new Map()
  readonly #ports: ActionItemsPorts
  readonly #pending: Readonly<Record<ActionItemKind, Latest>> = {
    alerts: new Latest(),
    'change-orders': new Latest(),
  }
  #owner: string | undefined
  #requestedFor: { readonly user: CurrentUser; readonly path: string } | undefined

  constructor(ports: ActionItemsPorts) {
    this.#ports = ports
    makeAutoObservable(this, { states: observableRef }, { autoBind: true })
  }

  /** Those that wait, in their order; a kind of which none does is not among them. */
  get waiting(): readonly Waiting[] {
    return ACTION_ITEM_KINDS.flatMap(actionItem => {
      const state = this.states.get(actionItem)
      return (state && latestValue(state)) ?? []
    }).filter(({ count }) => count > 0)
  }

  get badge(): string | null {
    return waitingBadge(this.waiting)
  }

  /** Asks once for each arrival at a screen, whoever shows the answer there. */
  visit(user: CurrentUser, path: string): void {
    const requested = this.#requestedFor
    if (requested?.user === user && requested.path === path) return
    this.#requestedFor = { user, path }
    void this.request(user)
  }

  /** Asks anew. What was told before stays until there is news of it; of another person it does not. */
  async request(user: CurrentUser): Promise<void> {
    const actionItems = requirementsOf(user)
    const owner = `${user.id}/${user.company?.id ?? ''}`
    const isTheirs = owner === this.#owner
    this.#owner = owner
    runInAction(() => {
      this.states = new Map(
        [...this.states].filter(([actionItem]) => isTheirs && actionItems.includes(actionItem)),
      )
    })
    for (const actionItem of ACTION_ITEM_KINDS)
      if (!actionItems.includes(actionItem)) this.#pending[actionItem].stop()
    await Promise.all(
      actionItems.map(actionItem =>
        this.#pending[actionItem].follow<Waiting, Refusal>(
          this.states.get(actionItem) ?? { kind: 'idle' },
          signal => this.#count(actionItem, signal),
          state => {
            this.states = new Map(this.states).set(actionItem, state)
          },
        ),
      ),
    )
  }

  stop(): void {
    this.#requestedFor = undefined
    for (const pending of Object.values(this.#pending)) pending.stop()
  }

  async #count(actionItem: ActionItemKind, signal: AbortSignal) {
    if (actionItem === 'alerts') {
      const answer = await this.#ports.tickets.list({ tab: 'recommended' }, signal)
      return answer.ok ? done(waitingAlerts(answer.value)) : answer
    }
    const answer = await this.#ports.changeOrders.list({}, signal)
    return answer.ok ? done(waitingChangeOrders(answer.value)) : answer
  }
}
