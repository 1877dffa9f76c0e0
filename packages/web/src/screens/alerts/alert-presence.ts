import {
  type Clock,
  PRESENCE_EVERY_MS,
  type TicketId,
  type TicketPresence,
  type Tickets,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { isAbsent } from '../../stores/not-found.ts'
import type { LiveEvents } from '../../stores/live-events.ts'
import { LiveRefresh, type PageSight } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'

export interface AlertPresenceDeps {
  readonly tickets: Pick<Tickets, 'attend'>
  readonly clock: Pick<Clock, 'after'>
  readonly sight: PageSight
  /** Missing: others are seen after each wait only. */
  readonly events?: Pick<LiveEvents, 'subscribe' | 'isLive'>
  /** The open alert, and whether the user works on it. */
  readonly at: () => { readonly id: TicketId | null; readonly isWorking: boolean }
}

interface Attending {
  readonly id: TicketId | null
  readonly leftId: TicketId | null
  readonly isWorking: boolean
}

/** Who else is at which alert, while the page is visible. A monitor without the call is not asked again. */
export class AlertPresence {
  readonly others: Query<readonly TicketPresence[], Attending>
  readonly #deps: AlertPresenceDeps
  readonly #live: LiveRefresh
  #lastId: TicketId | null = null

  constructor(deps: AlertPresenceDeps) {
    this.#deps = deps
    this.others = new Query((params, signal) => deps.tickets.attend(params, signal))
    const { clock, sight, events } = deps
    this.#live = new LiveRefresh({
      clock,
      sight,
      refresh: () => this.#attend(),
      everyMs: PRESENCE_EVERY_MS,
      reportsToo: true,
      ...(events && { changes: { events, interest: { kinds: ['presence'] } } }),
    })
    makeAutoObservable(this, { others: false }, { autoBind: true })
  }

  /** The colleagues at an alert. */
  of(id: TicketId): readonly TicketPresence[] {
    return (this.others.value ?? []).filter(({ ticketId }) => ticketId === id)
  }

  /** Begins, and says at once what is open now. */
  start(): void {
    this.#live.start()
    void this.#live.now()
  }

  dispose(): void {
    this.#live.stop()
    this.others.dispose()
    const leftId = this.#lastId
    this.#lastId = null
    if (leftId === null) return
    // No one waits for it: a presence that is not ended ends by itself.
    new Query(() => this.#deps.tickets.attend({ id: null, leftId, isWorking: false })).load().catch(() => {})
  }

  async #attend(): Promise<void> {
    if (isAbsent(this.others) && this.others.value === undefined && this.#lastId === null) return
    const { id, isWorking } = this.#deps.at()
    const leftId = this.#lastId === id ? null : this.#lastId
    this.#lastId = id
    await this.others.load({ id, leftId, isWorking })
  }
}
