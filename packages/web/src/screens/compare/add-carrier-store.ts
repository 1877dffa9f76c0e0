import {
  type CarrierId,
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  identifierLabel,
  placeText,
  primaryIdentifiers,
  readCarrierSearchText,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { SUGGESTIONS_MAX } from '../../parts/carrier-search/suggestions-max.ts'
import { Query } from '../../stores/query.ts'
import type { Option } from '../../ui/options.ts'

export interface AddCarrierDeps {
  readonly carriers: Pick<Carriers, 'suggest'>
  readonly recents: () => readonly CarrierSuggestion[]
  /** The carriers that are compared already. */
  readonly compared: () => readonly CarrierId[]
}

/** Finds a carrier to add while typing. Only the response for the newest text counts. */
export class AddCarrierStore {
  text = ''
  readonly found: Query<readonly CarrierSuggestion[], CarrierQuery>
  readonly #deps: AddCarrierDeps

  constructor(deps: AddCarrierDeps) {
    this.#deps = deps
    this.found = new Query((query, signal) =>
      deps.carriers.suggest({ query, limit: SUGGESTIONS_MAX }, signal),
    )
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  get options(): readonly Option[] {
    return this.#others(this.found.value ?? []).map(carrier => ({
      key: String(carrier.id),
      label: carrier.legalName,
      note: noteOf(carrier),
    }))
  }

  /** Recent carriers that are not compared yet. */
  get recents(): readonly CarrierSuggestion[] {
    return this.#others(this.#deps.recents())
  }

  get isSearching(): boolean {
    return this.found.isPending
  }

  /** Why there are no suggestions for the text. Empty: undefined while there may be some. */
  get error(): string | undefined {
    const reading = readCarrierSearchText(this.text)
    if (this.text.trim() !== '' && !reading.ok) return reading.refusal.message
    if (this.found.state.kind === 'failed') return 'Not searched: no response. Keep typing to try again.'
    return this.found.state.kind === 'refused'
      ? 'You cannot search carriers. An admin at your company can change that.'
      : undefined
  }

  type(text: string): void {
    if (text === this.text) return
    this.text = text
    const reading = readCarrierSearchText(text)
    if (text.trim() === '' || !reading.ok) this.found.reset()
    else void this.found.load(reading.value)
  }

  /** Clears the box after a carrier was added. */
  clear(): void {
    this.type('')
  }

  dispose(): void {
    this.found.dispose()
  }

  #others(carriers: readonly CarrierSuggestion[]): readonly CarrierSuggestion[] {
    const compared = this.#deps.compared()
    return carriers.filter(({ id }) => !compared.includes(id))
  }
}

const noteOf = ({ identifiers, physicalAddress }: CarrierSuggestion): string =>
  [
    ...primaryIdentifiers(identifiers).map(({ type, value }) => `${identifierLabel(type)} ${value}`),
    placeText(physicalAddress),
  ]
    .filter(part => part !== null)
    .join(' · ')
