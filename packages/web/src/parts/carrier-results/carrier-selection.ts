import type { CarrierSummary } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/**
 * The carriers that somebody has selected in a list, in the order they were taken: those of other pages and of an older
 * search stay among them until they are let go.
 */
export class CarrierSelection<Row extends Pick<CarrierSummary, 'id'> = CarrierSummary> {
  carriers: readonly Row[] = []

  constructor() {
    makeAutoObservable(this, { carriers: observableRef }, { autoBind: true })
  }

  /** How a list names them. */
  get keys(): ReadonlySet<string> {
    return new Set(this.carriers.map(keyOfCarrier))
  }

  /** Only these are selected now: those selected before, and those among the rows at hand; anything else is no row. */
  select(keys: ReadonlySet<string>, rows: readonly Row[]): void {
    const kept = this.carriers.filter(carrier => keys.has(keyOfCarrier(carrier)))
    const known = new Set(kept.map(keyOfCarrier))
    const added = rows.filter(row => keys.has(keyOfCarrier(row)) && !known.has(keyOfCarrier(row)))
    this.carriers = [...kept, ...added]
  }

  /** Something about a carrier has changed. Empty: nothing for one that is not selected. */
  replace(carrier: Row): void {
    if (!this.keys.has(keyOfCarrier(carrier))) return
    this.carriers = this.carriers.map(each => (each.id === carrier.id ? carrier : each))
  }

  clear(): void {
    this.carriers = []
  }
}

/** How a list tells its carriers apart. */
export const keyOfCarrier = ({ id }: { readonly id: number }): string => String(id)
