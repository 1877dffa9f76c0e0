import {
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  changesSinceSent,
  type Clock,
  type DecisionChange,
  mayUse,
  type RateConfirmation,
  type RateConfirmationId,
  type RateConfirmationMailDetail,
  type RateConfirmations,
  type RateConfirmationTerms,
  refused,
  type Ticket,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { CancelConfirmationStore } from '../../parts/rate-confirmation/cancel-confirmation-store.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'

export interface RateConfirmationDeps {
  /** Undefined: the address has no valid number. */
  readonly id: RateConfirmationId | undefined
  readonly confirmations: Pick<RateConfirmations, 'find' | 'terms' | 'thread' | 'openTickets' | 'cancelSent'>
  readonly carriers: Pick<CarrierDetailsStore, 'request'>
  readonly clock: Pick<Clock, 'now' | 'today'>
  /** What keeps the carrier's connection up to date. Missing: it is as it was when it was loaded. */
  readonly live?: Omit<LiveRefreshDeps, 'refresh'>
}

/** One rate confirmation: its parts load and fail apart. */
export class RateConfirmationStore implements ScreenStore {
  readonly confirmation: Query<RateConfirmation>
  readonly terms: Query<RateConfirmationTerms, RateConfirmationId>
  readonly thread: Query<readonly RateConfirmationMailDetail[], RateConfirmationId>
  readonly tickets: Query<readonly Ticket[], RateConfirmationId>
  readonly carrier: Query<CarrierDetail, CarrierId>
  readonly cancellation: CancelConfirmationStore
  /** Milliseconds since 1970. */
  readonly now: number
  readonly #deps: RateConfirmationDeps
  readonly #live: LiveRefresh | undefined

  constructor(deps: RateConfirmationDeps) {
    this.#deps = deps
    const { id, confirmations, carriers, clock } = deps
    this.now = clock.now()
    this.confirmation = new Query(
      async (_, signal) =>
        id === undefined
          ? refused({ kind: 'not-found', requestId: null })
          : confirmations.find({ id }, signal),
      {
        onChange: (state, before) => {
          if (state.kind !== 'ready') return
          const { carrierId } = state.value
          if (carrierId !== null && carrierId !== before?.carrierId) void this.carrier.load(carrierId)
        },
      },
    )
    this.cancellation = new CancelConfirmationStore(confirmations, it => this.confirmation.set(it))
    this.terms = new Query((each, signal) => confirmations.terms({ id: each }, signal))
    this.thread = new Query((each, signal) => confirmations.thread({ id: each }, signal))
    this.tickets = new Query((each, signal) => confirmations.openTickets({ id: each }, signal))
    this.carrier = new Query((carrierId, signal) => carriers.request(carrierId, signal))
    this.#live = deps.live && new LiveRefresh({ ...deps.live, refresh: () => this.refresh() })
    makeAutoObservable(
      this,
      {
        confirmation: false,
        terms: false,
        thread: false,
        tickets: false,
        carrier: false,
        cancellation: false,
      },
      { autoBind: true },
    )
  }

  get today(): CalendarDate {
    return this.#deps.clock.today()
  }

  /** What has changed since it was sent. Null: not loaded, or one of the two verdicts is not known. */
  get changes(): readonly DecisionChange[] | null {
    const then = this.confirmation.value?.verdictWhenSent ?? null
    const carrier = this.carrier.value
    if (then === null || carrier === undefined) return null
    return changesSinceSent(then, mayUse(carrier, this.today), this.today)
  }

  async load(): Promise<void> {
    this.#live?.start()
    const { id } = this.#deps
    await Promise.all([
      this.confirmation.load(),
      ...(id === undefined ? [] : [this.terms, this.thread, this.tickets].map(part => part.load(id))),
    ])
  }

  /** Requests the confirmation and its carrier again. */
  async refresh(): Promise<void> {
    await Promise.all([this.confirmation.reload(), this.carrier.reload()])
  }

  settled(): Promise<unknown> {
    return this.confirmation.settled()
  }

  dispose(): void {
    this.#live?.stop()
    this.cancellation.dispose()
    for (const part of [this.confirmation, this.terms, this.thread, this.tickets, this.carrier])
      part.dispose()
  }
}
