import {
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  readCarrierSearchText,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../stores/query.ts'

/** The maximum number of carriers in the list. */
const NAMED_CARRIERS_MAX = 8

/** Finds the carrier that a report names while its name or number is typed. Empty: a blank text sends no request. */
export class NamedCarrierStore {
  text = ''
  readonly found: Query<readonly CarrierSuggestion[], CarrierQuery>

  constructor(carriers: Pick<Carriers, 'suggest'>) {
    this.found = new Query((query, signal) => carriers.suggest({ query, limit: NAMED_CARRIERS_MAX }, signal))
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  get options(): readonly CarrierSuggestion[] {
    return this.found.value ?? []
  }

  search(text: string): void {
    if (text === this.text) return
    this.text = text
    const reading = readCarrierSearchText(text)
    if (text.trim() === '' || !reading.ok) this.found.reset()
    else void this.found.load(reading.value)
  }

  dispose(): void {
    this.found.dispose()
  }
}
