import type { CarrierSummary } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/**
 * The selected carriers of a list, in the order in which they were selected. Those of other pages and of an older
 * search stay until they are deselected.
 */
export class CarrierSelection<Row extends { readonly id: number } = CarrierSummary> {
  carriers: readonly Row[] = []

  constructor() {
    makeAutoObservable(this, { carriers: observableRef }, { autoBind: true })
  }

  /** The keys of the selected rows. */
  get keys(): ReadonlySet<string> {
    return new Set(this.carriers.map(keyOfCarrier))
  }

  /** Selects exactly these: carriers selected before, and those among `rows`; other keys are ignored. */
  select(keys: ReadonlySet<string>, rows: readonly Row[]): void {
    const stored = this.carriers.filter(carrier => keys.has(keyOfCarrier(carrier)))
    const known = new Set(stored.map(keyOfCarrier))
    const added = rows.filter(row => keys.has(keyOfCarrier(row)) && !known.has(keyOfCarrier(row)))
    this.carriers = [...stored, ...added]
  }

  /** Replaces the record of a selected carrier. Empty: does nothing for one that is not selected. */
  replace(carrier: Row): void {
    if (!this.keys.has(keyOfCarrier(carrier))) return
    this.carriers = this.carriers.map(each => (each.id === carrier.id ? carrier : each))
  }

  clear(): void {
    this.carriers = []
  }
}

/** The key of a carrier in a list. */
export const keyOfCarrier = ({ id }: { readonly id: number }): string => String(id)
