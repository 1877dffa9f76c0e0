import {
  type CompanyChangeOrders,
  type CurrentUser,
  done,
  type Loadable,
  latestValue,
  type Need,
  NEEDS,
  needsOf,
  type Refusal,
  type Tickets,
  type Waiting,
  waitingAlerts,
  waitingBadge,
  waitingChangeOrders,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Latest } from '../../stores/latest.ts'

export interface NeedsMePorts {
  readonly tickets: Pick<Tickets, 'list'>
  readonly changeOrders: Pick<CompanyChangeOrders, 'list'>
}

/**
 * What waits for the user who is here, for the bar and for Home alike. Each kind is asked on its own; of what is refused
 * or does not answer nothing can be told. Section 2, "What waits".
 */
export class NeedsMeStore {
  states: ReadonlyMap<Need, Loadable<Waiting>> = new Map()
  readonly #ports: NeedsMePorts
  readonly #asking: Readonly<Record<Need, Latest>> = { alerts: new Latest(), 'change-orders': new Latest() }
  #owner: string | undefined
  #askedFor: { readonly user: CurrentUser; readonly path: string } | undefined

  constructor(ports: NeedsMePorts) {
    this.#ports = ports
    makeAutoObservable(this, { states: observableRef }, { autoBind: true })
  }

  /** Those that wait, in their order; a kind of which none does is not among them. */
  get waiting(): readonly Waiting[] {
    return NEEDS.flatMap(need => {
      const state = this.states.get(need)
      return (state && latestValue(state)) ?? []
    }).filter(({ count }) => count > 0)
  }

  get badge(): string | null {
    return waitingBadge(this.waiting)
  }

  /** Asks once for each arrival at a screen, whoever shows the answer there. */
  askFor(user: CurrentUser, path: string): void {
    const asked = this.#askedFor
    if (asked?.user === user && asked.path === path) return
    this.#askedFor = { user, path }
    void this.ask(user)
  }

  /** Asks anew. What was told before stays until there is news of it; of another person it does not. */
  async ask(user: CurrentUser): Promise<void> {
    const needs = needsOf(user)
    const owner = `${user.id}/${user.company?.id ?? ''}`
    const isTheirs = owner === this.#owner
    this.#owner = owner
    runInAction(() => {
      this.states = new Map([...this.states].filter(([need]) => isTheirs && needs.includes(need)))
    })
    for (const need of NEEDS) if (!needs.includes(need)) this.#asking[need].stop()
    await Promise.all(
      needs.map(need =>
        this.#asking[need].follow<Waiting, Refusal>(
          this.states.get(need) ?? { kind: 'idle' },
          signal => this.#count(need, signal),
          state => {
            this.states = new Map(this.states).set(need, state)
          },
        ),
      ),
    )
  }

  stop(): void {
    this.#askedFor = undefined
    for (const asking of Object.values(this.#asking)) asking.stop()
  }

  async #count(need: Need, signal: AbortSignal) {
    if (need === 'alerts') {
      const answer = await this.#ports.tickets.list({ tab: 'recommended' }, signal)
      return answer.ok ? done(waitingAlerts(answer.value)) : answer
    }
    const answer = await this.#ports.changeOrders.list({}, signal)
    return answer.ok ? done(waitingChangeOrders(answer.value)) : answer
  }
}
