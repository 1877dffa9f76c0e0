import {
  type CarrierId,
  type CarrierSummary,
  type Failure,
  failureOf,
  type Refusal,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableShallow, runInAction } from 'mobx'

/** Why the company's monitoring of a carrier did not change. */
export type MonitoringError =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Where a change of one carrier's monitoring stands. */
export type MonitoringChange =
  | { readonly kind: 'pending'; readonly to: boolean }
  | { readonly kind: 'trouble'; readonly to: boolean; readonly error: MonitoringError }

type Watched = CarrierSummary['subscription']

/**
 * Starts and stops monitoring carriers, one change of a carrier at a time, each told where its carrier stands.
 *
 * Choice: a carrier that is found to be monitored no more when monitoring is to stop counts as stopped; the broker
 * has what they asked for.
 */
export class Monitoring {
  readonly changes = new Map<CarrierId, MonitoringChange>()
  readonly #subscriptions: Subscriptions
  readonly #changed: (id: CarrierId, subscription: Watched) => void

  /** `changed` is told what holds after each change that came about. */
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
