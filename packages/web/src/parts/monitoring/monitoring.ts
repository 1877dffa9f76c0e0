import {
  type CarrierId,
  type CarrierSummary,
  type Failure,
  failureOf,
  type Refusal,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'

/** Why a carrier's monitoring could not be changed. */
export type MonitoringError =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** The state of a change of one carrier's monitoring. */
export type MonitoringChange =
  | { readonly kind: 'pending'; readonly to: boolean }
  | { readonly kind: 'trouble'; readonly to: boolean; readonly error: MonitoringError }

type Watched = CarrierSummary['subscription']

/**
 * Starts and stops the monitoring of carriers, one change at a time for each carrier.
 *
 * Choice: when monitoring is to stop and the carrier turns out not to be monitored, that counts as stopped; the broker
 * has what they requested.
 */
export class Monitoring {
  readonly changes = new Map<CarrierId, MonitoringChange>()
  readonly #subscriptions: Subscriptions
  readonly #changed: (id: CarrierId, subscription: Watched) => void

  /** `changed` is called after each successful change, with the new state. */
  constructor(subscriptions: Subscriptions, changed: (id: CarrierId, subscription: Watched) => void) {
    this.#subscriptions = subscriptions
    this.#changed = changed
    makeAutoObservable(this, { changes: observableShallow }, { autoBind: true })
  }

  changeOf(id: CarrierId): MonitoringChange | undefined {
    return this.changes.get(id)
  }

  async start(id: CarrierId): Promise<void> {
    await this.#change(id, true, async () => {
      const answer = await this.#subscriptions.subscribe({ carrierId: id })
      return answer.ok ? { id: answer.value.id, createdAt: answer.value.createdAt } : answer.refusal
    })
  }

  async stop(id: CarrierId): Promise<void> {
    await this.#change(id, false, async () => {
      const answer = await this.#subscriptions.unsubscribe({ carrierId: id })
      return answer.ok || answer.refusal.kind === 'not-found' ? null : answer.refusal
    })
  }

  async #change(id: CarrierId, to: boolean, request: () => Promise<Watched | Refusal>): Promise<void> {
    if (this.changes.get(id)?.kind === 'pending') return
    runInAction(() => this.changes.set(id, { kind: 'pending', to }))
    try {
      const answer = await request()
      runInAction(() => {
        if (answer !== null && 'kind' in answer) this.#error(id, to, { kind: 'refused', refusal: answer })
        else {
          this.changes.delete(id)
          this.#changed(id, answer)
        }
      })
    } catch (thrown) {
      runInAction(() => this.#error(id, to, { kind: 'failed', failure: failureOf(thrown) }))
    }
  }

  #error(id: CarrierId, to: boolean, error: MonitoringError): void {
    this.changes.set(id, { kind: 'trouble', to, error })
  }
}
