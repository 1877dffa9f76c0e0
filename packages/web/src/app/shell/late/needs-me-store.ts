import {
  type CompanyChangeOrders,
  type CurrentUser,
  type Need,
  NEEDS,
  needsOf,
  type Tickets,
  type Waiting,
  waitingAlerts,
  waitingBadge,
  waitingChangeOrders,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface NeedsMePorts {
  readonly tickets: Pick<Tickets, 'list'>
  readonly changeOrders: Pick<CompanyChangeOrders, 'list'>
}

/**
 * What waits for the user who is here. Each kind is asked on its own; what is refused or does not answer is left out, as
 * nothing can be told of it. Section 2, "What waits".
 */
export class NeedsMeStore {
  counted: ReadonlyMap<Need, Waiting> = new Map()
  readonly #ports: NeedsMePorts
  #asking = new AbortController()

  constructor(ports: NeedsMePorts) {
    this.#ports = ports
    makeAutoObservable(this, { counted: observableRef }, { autoBind: true })
  }

  /** Those that wait, in their order; a kind of which none does is not among them. */
  get waiting(): readonly Waiting[] {
    return NEEDS.flatMap(need => this.counted.get(need) ?? []).filter(({ count }) => count > 0)
  }

  get badge(): string | null {
    return waitingBadge(this.waiting)
  }

  /** Asks anew. What was told before stays until there is news of it. */
  async ask(user: CurrentUser): Promise<void> {
    this.stop()
    const { signal } = (this.#asking = new AbortController())
    const needs = needsOf(user)
    this.counted = new Map([...this.counted].filter(([need]) => needs.includes(need)))
    await Promise.all(
      needs.map(async need => {
        const waiting = await this.#count(need, signal).catch(() => null)
        if (waiting === null || signal.aborted) return
        runInAction(() => {
          this.counted = new Map(this.counted).set(need, waiting)
        })
      }),
    )
  }

  stop(): void {
    this.#asking.abort()
  }

  async #count(need: Need, signal: AbortSignal): Promise<Waiting | null> {
    if (need === 'alerts') {
      const answer = await this.#ports.tickets.list({ tab: 'recommended' }, signal)
      return answer.ok ? waitingAlerts(answer.value) : null
    }
    const answer = await this.#ports.changeOrders.list({}, signal)
    return answer.ok ? waitingChangeOrders(answer.value) : null
  }
}
