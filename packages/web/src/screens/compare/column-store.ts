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
  type Told,
  type TouchedArea,
  told,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { ComparedRecords } from '../../parts/comparing/compared-records.ts'
import { Latest } from '../../stores/latest.ts'

export interface ColumnNeeds {
  readonly id: CarrierId
  readonly details: Pick<CarrierDetailsStore, 'peek' | 'ask'>
  readonly records: ComparedRecords
}

const IDLE = { kind: 'idle' } as const

/** One question of a column. */
class Asked<T> {
  state: Loadable<T> = IDLE
  readonly #ask: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>
  readonly #latest = new Latest()

  constructor(ask: (signal: AbortSignal) => Promise<Outcome<T, Refusal>>) {
    this.#ask = ask
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** What may be compared: what is there, also while it is asked for again. */
  get told(): Told<T> {
    const value = latestValue(this.state)
    if (value !== undefined) return told(value)
    const { kind } = this.state
    return { kind: kind === 'refused' || kind === 'failed' ? kind : 'coming' }
  }

  show(value: T): void {
    this.state = { kind: 'ready', value }
  }

  async load(): Promise<void> {
    await this.#latest.follow(this.state, this.#ask, state => {
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
  readonly profile: Asked<CarrierDetail>
  readonly policies: Asked<readonly InsurancePolicy[]>
  readonly insights: Asked<readonly Insight[]>
  readonly areas: Asked<readonly TouchedArea[]>

  constructor({ id, details, records }: ColumnNeeds) {
    this.id = id
    this.profile = new Asked(signal => details.ask(id, signal))
    this.policies = new Asked(signal => records.policies({ carrierId: id }, signal))
    this.insights = new Asked(signal => records.insights({ carrierId: id }, signal))
    this.areas = new Asked(signal => records.areas({ carrierId: id }, signal))
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

  get compared(): Omit<ComparedCarrier, 'seen'> {
    return {
      id: this.id,
      detail: this.profile.told,
      policies: this.policies.told,
      insights: this.insights.told,
      areas: this.areas.told,
    }
  }

  /** Some of its questions got no answer, though its profile may stand there. */
  get hasFailed(): boolean {
    return this.#all.some(({ state }) => state.kind === 'failed')
  }

  async load(): Promise<void> {
    await Promise.all(this.#all.map(asked => asked.load()))
  }

  /** Asks again what failed, and nothing else. */
  async retry(): Promise<void> {
    await Promise.all(
      this.#all
        .filter(({ state }) => state.kind !== 'ready' && state.kind !== 'loading')
        .map(asked => asked.load()),
    )
  }

  dispose(): void {
    for (const asked of this.#all) asked.stop()
  }

  get #all(): readonly Asked<unknown>[] {
    return [this.profile, this.policies, this.insights, this.areas] as readonly Asked<unknown>[]
  }
}
