import {
  type CarrierId,
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  readCarrierSearchText,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'

/** The maximum number of suggested carriers. */
const OFFERED_MAX = 8

/** The carrier that a list is narrowed to, found by typing a name or number. */
export class CarrierChoice {
  text = ''
  readonly offered: Query<readonly CarrierSuggestion[], CarrierQuery>
  readonly #names = new Map<CarrierId, string>()

  constructor(carriers: Pick<Carriers, 'suggest'>) {
    this.offered = new Query((query, signal) => carriers.suggest({ query, limit: OFFERED_MAX }, signal))
    makeAutoObservable(this, { offered: false }, { autoBind: true })
  }

  get carriers(): readonly CarrierSuggestion[] {
    return this.offered.value ?? []
  }

  look(text: string): void {
    this.text = text
    const reading = readCarrierSearchText(text)
    if (reading.ok) void this.offered.load(reading.value)
    else this.offered.reset()
  }

  /** Chooses the carrier: its name is remembered, and the box is cleared. */
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
    this.offered.dispose()
  }
}
