import {
  type CarrierDetail,
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
  /** A carrier that was not chosen here, for its name. */
  readonly named: Query<CarrierDetail, CarrierId>
  readonly #names = new Map<CarrierId, string>()

  constructor(carriers: Pick<Carriers, 'suggest' | 'detail'>) {
    this.offered = new Query((query, signal) => carriers.suggest({ query, limit: OFFERED_MAX }, signal))
    this.named = new Query((id, signal) => carriers.detail({ id }, signal))
    makeAutoObservable(this, { offered: false, named: false }, { autoBind: true })
  }

  get carriers(): readonly CarrierSuggestion[] {
    return this.offered.value ?? []
  }

  search(text: string): void {
    this.text = text
    const reading = readCarrierSearchText(text)
    if (reading.ok) void this.offered.load(reading.value)
    else this.offered.reset()
  }

  /** Chooses the carrier: its name is remembered, and the box is cleared. */
  select(id: CarrierId): void {
    const chosen = this.carriers.find(carrier => carrier.id === id)
    if (chosen !== undefined) this.#names.set(id, chosen.legalName)
    this.search('')
  }

  /** Looks up the name of a carrier that was not chosen here, as one from an address that was opened. */
  lookUpName(id: CarrierId): void {
    if (this.nameOf(id) === undefined) void this.named.load(id)
  }

  /** Empty: undefined for a carrier that was neither chosen here nor looked up. */
  nameOf(id: CarrierId): string | undefined {
    const named = this.named.value
    return this.#names.get(id) ?? (named?.id === id ? named.legalName : undefined)
  }

  dispose(): void {
    this.offered.dispose()
    this.named.dispose()
  }
}
