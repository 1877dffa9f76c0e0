import {
  type CarrierId,
  type Carriers,
  type CarrierSuggestion,
  latestValue,
  type Loadable,
  readCarrierSearchText,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../stores/latest.ts'

/** Carriers offered at once. */
const OFFERED_MAX = 8

/** Which carrier a list is narrowed to, found by typing a name or number. */
export class CarrierChoice {
  text = ''
  offered: Loadable<readonly CarrierSuggestion[]> = { kind: 'idle' }
  readonly #carriers: Pick<Carriers, 'suggest'>
  readonly #names = new Map<CarrierId, string>()
  readonly #latest = new Latest()

  constructor(carriers: Pick<Carriers, 'suggest'>) {
    this.#carriers = carriers
    makeAutoObservable(this, { offered: observableRef }, { autoBind: true })
  }

  get carriers(): readonly CarrierSuggestion[] {
    return latestValue(this.offered) ?? []
  }

  look(text: string): void {
    this.text = text
    const reading = readCarrierSearchText(text)
    if (!reading.ok) {
      this.#latest.stop()
      this.offered = { kind: 'idle' }
      return
    }
    void this.#latest.follow(
      this.offered,
      signal => this.#carriers.suggest({ query: reading.value, limit: OFFERED_MAX }, signal),
      offered => {
        this.offered = offered
      },
    )
  }

  /** The carrier is chosen: its name is remembered, and the box is empty again. */
  take(id: CarrierId): void {
    const chosen = this.carriers.find(carrier => carrier.id === id)
    if (chosen !== undefined) this.#names.set(id, chosen.legalName)
    this.look('')
  }

  /** Empty: undefined for a carrier that was not chosen here. */
  nameOf(id: CarrierId): string | undefined {
    return this.#names.get(id)
  }

  dispose(): void {
    this.#latest.stop()
  }
}
