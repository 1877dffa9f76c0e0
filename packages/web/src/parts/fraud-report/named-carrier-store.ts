import {
  type CarrierSuggestion,
  type Carriers,
  latestValue,
  type Loadable,
  readCarrierSearchText,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../stores/latest.ts'

/** Carriers in the list, at most. */
export const NAMED_CARRIERS_MAX = 8

/** Looks up the carrier that a report names, while its name or number is typed. Empty: a blank text asks for nothing. */
export class NamedCarrierStore {
  text = ''
  found: Loadable<readonly CarrierSuggestion[]> = { kind: 'idle' }
  readonly #carriers: Pick<Carriers, 'suggest'>
  readonly #latest = new Latest()

  constructor(carriers: Pick<Carriers, 'suggest'>) {
    this.#carriers = carriers
    makeAutoObservable(this, { found: observableRef }, { autoBind: true })
  }

  get options(): readonly CarrierSuggestion[] {
    return latestValue(this.found) ?? []
  }

  look(text: string): void {
    if (text === this.text) return
    this.text = text
    const reading = readCarrierSearchText(text)
    if (text.trim() === '' || !reading.ok) {
      this.#latest.stop()
      this.found = { kind: 'idle' }
      return
    }
    void this.#latest.follow(
      this.found,
      signal => this.#carriers.suggest({ query: reading.value, limit: NAMED_CARRIERS_MAX }, signal),
      found => {
        this.found = found
      },
    )
  }

  dispose(): void {
    this.#latest.stop()
  }
}
