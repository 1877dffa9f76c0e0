import {
  type CarrierDetail,
  type CarrierId,
  type Compared,
  type ComparedCarrier,
  compared,
  type Insight,
  type InsurancePolicy,
  type TouchedArea,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { ComparedRecords } from '../../parts/comparing/compared-records.ts'
import { Query } from '../../stores/query.ts'

export interface ColumnDeps {
  readonly id: CarrierId
  readonly details: Pick<CarrierDetailsStore, 'peek' | 'request'>
  readonly records: ComparedRecords
}

/** The state for a comparison: the latest value, also while it reloads. */
const comparedOf = <T>({ value, state: { kind } }: Query<T>): Compared<T> => {
  if (value !== undefined) return compared(value)
  return { kind: kind === 'refused' || kind === 'failed' ? kind : 'loading' }
}

/**
 * One carrier of a comparison, loaded by four requests that succeed, fail and are refused independently. A carrier
 * that is not found leaves the other columns as they are.
 */
export class ColumnStore {
  readonly id: CarrierId
  readonly profile: Query<CarrierDetail>
  readonly policies: Query<readonly InsurancePolicy[]>
  readonly insights: Query<readonly Insight[]>
  readonly areas: Query<readonly TouchedArea[]>

  constructor({ id, details, records }: ColumnDeps) {
    this.id = id
    this.profile = new Query((_, signal) => details.request(id, signal))
    this.policies = new Query((_, signal) => records.policies({ carrierId: id }, signal))
    this.insights = new Query((_, signal) => records.insights({ carrierId: id }, signal))
    this.areas = new Query((_, signal) => records.areas({ carrierId: id }, signal))
    const known = details.peek(id)
    if (known !== undefined) this.profile.set(known)
    makeAutoObservable(
      this,
      { id: false, profile: false, policies: false, insights: false, areas: false },
      { autoBind: true },
    )
  }

  get detail(): CarrierDetail | undefined {
    return this.profile.value
  }

  get compared(): Omit<ComparedCarrier, 'sighting'> {
    return {
      id: this.id,
      detail: comparedOf(this.profile),
      policies: comparedOf(this.policies),
      insights: comparedOf(this.insights),
      areas: comparedOf(this.areas),
    }
  }

  /** Whether any of its requests has failed, even if the profile has loaded. */
  get hasFailed(): boolean {
    return this.#all.some(({ state }) => state.kind === 'failed')
  }

  async load(): Promise<void> {
    await Promise.all(this.#all.map(query => query.load()))
  }

  /** Sends the failed requests again, and no others. */
  async retry(): Promise<void> {
    await Promise.all(
      this.#all
        .filter(({ state }) => state.kind !== 'ready' && state.kind !== 'loading')
        .map(query => query.load()),
    )
  }

  dispose(): void {
    for (const query of this.#all) query.dispose()
  }

  get #all() {
    return [this.profile, this.policies, this.insights, this.areas]
  }
}
