import {
  type CarrierDetail,
  type CarrierId,
  type ComparedCarrier,
  type Insight,
  type InsurancePolicy,
  type Loadable,
  latestValue,
  type Outcome,
  type Refusal,
  type Compared,
  type TouchedArea,
  compared,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { ComparedRecords } from '../../parts/comparing/compared-records.ts'
import { Latest } from '../../stores/latest.ts'

export interface ColumnDeps {
  readonly id: CarrierId
  readonly details: Pick<CarrierDetailsStore, 'peek' | 'request'>
  readonly records: ComparedRecords
}

const IDLE = { kind: 'idle' } as const

/** One question of a column. */
class EarlyRequests<T> {
  state: Loadable<T> = IDLE
  readonly #request: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  readonly #latest = new Latest()

  constructor(request: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>) {
    this.#request = request
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** What may be compared: what is there, also while it is asked for again. */
  get compared(): Compared<T> {
    const value = latestValue(this.state)
    if (value !== undefined) return compared(value)
    const { kind } = this.state
    return { kind: kind === 'refused' || kind === 'failed' ? kind : 'loading' }
  }

  show(value: T): void {
    this.state = { kind: 'ready', value }
  }

  async load(): Promise<void> {
    await this.#latest.follow(this.state, this.#request, state => {
      this.state = state
    })
  }

  stop(): void {
    this.#latest.stop()
  }
}

/**
 * One carrier of a comparison. It is asked for on its own, in four questions that come, fail and are refused apart: one
 * carrier that is not there leaves the others as they are.
 */
export class ColumnStore {
  readonly id: CarrierId
  readonly profile: EarlyRequests<CarrierDetail>
  readonly policies: EarlyRequests<readonly InsurancePolicy[]>
  readonly insights: EarlyRequests<readonly Insight[]>
  readonly areas: EarlyRequests<readonly TouchedArea[]>

  constructor({ id, details, records }: ColumnDeps) {
    this.id = id
    this.profile = new EarlyRequests(signal => details.request(id, signal))
    this.policies = new EarlyRequests(signal => records.policies({ carrierId: id }, signal))
    this.insights = new EarlyRequests(signal => records.insights({ carrierId: id }, signal))
    this.areas = new EarlyRequests(signal => records.areas({ carrierId: id }, signal))
    const known = details.peek(id)
    if (known !== undefined) this.profile.show(known)
    makeAutoObservable(
      this,
      { id: false, profile: false, policies: false, insights: false, areas: false },
      { autoBind: true },
    )
  }

  get detail(): CarrierDetail | undefined {
    return latestValue(this.profile.state)
  }

  get compared(): Omit<ComparedCarrier, 'sighting'> {
    return {
      id: this.id,
      detail: this.profile.compared,
      policies: this.policies.compared,
      insights: this.insights.compared,
      areas: this.areas.compared,
    }
  }

  /** Some of its questions got no answer, though its profile may stand there. */
  get hasFailed(): boolean {
    return this.#all.some(({ state }) => state.kind === 'failed')
  }

  async load(): Promise<void> {
    await Promise.all(this.#all.map(requested => requested.load()))
  }

  /** Asks again what failed, and nothing else. */
  async retry(): Promise<void> {
    await Promise.all(
      this.#all
        .filter(({ state }) => state.kind !== 'ready' && state.kind !== 'loading')
        .map(requested => requested.load()),
    )
  }

  dispose(): void {
    for (const requested of this.#all) requested.stop()
  }

  get #all(): readonly EarlyRequests<unknown>[] {
    return [this.profile, this.policies, this.insights, this.areas] as readonly EarlyRequests<unknown>[]
  }
}
