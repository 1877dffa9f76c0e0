import {
  type CarrierId,
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  done,
  readCarrierSearchText,
  unreachable,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { ListboxCursor } from '../../stores/listbox-cursor.ts'
import { Query } from '../../stores/query.ts'
import type { Recents } from '../recents-store.ts'
import { type HighlightedSuggestion, highlightSuggestion, isHighlighted } from './highlight-suggestion.ts'
import { SUGGESTIONS_MAX } from './suggestions-max.ts'

interface Suggestions {
  readonly text: string
  readonly query: CarrierQuery
  readonly items: readonly CarrierSuggestion[]
}

/** One option under the search box. */
export type SearchBoxOption =
  | { readonly kind: 'carrier'; readonly highlight: HighlightedSuggestion }
  | { readonly kind: 'recent-carrier'; readonly carrier: Recents['carriers'][number] }
  | { readonly kind: 'recent-search'; readonly text: string }
  | { readonly kind: 'all-results'; readonly text: string }

/** A unique key for each option of a list, independent of its position. */
export const keyOf = (option: SearchBoxOption): string => {
  switch (option.kind) {
    case 'carrier':
      return `carrier-${option.highlight.carrier.id}`
    case 'recent-carrier':
      return `recent-carrier-${option.carrier.id}`
    case 'recent-search':
      return `recent-search-${option.text}`
    case 'all-results':
      return 'all-results'
    default:
      return unreachable(option)
  }
}

/** What choosing an option opens. */
export type SearchBoxChoice =
  | { readonly kind: 'carrier'; readonly id: CarrierId }
  | { readonly kind: 'search'; readonly text: string }

export interface SearchBoxDeps {
  readonly carriers: Carriers
  /** The carriers and searches that the user opened last. */
  readonly recents: () => Recents
  /** Only carriers can be chosen: no search is offered. */
  readonly onlyCarriers?: boolean
}

/**
 * The state of a search box with suggestions.
 *
 * Each key sends a request and aborts the one before; a response counts only for the newest text. Until it arrives,
 * the older suggestions that match the newer text stay.
 * Empty:   the recent carriers and searches.
 * Refuses: a text that cannot be searched has no suggestions, and `reading` says why.
 */
export class SearchBoxStore {
  text = ''
  readonly answer: Query<Suggestions, Pick<Suggestions, 'text' | 'query'>>
  readonly cursor: ListboxCursor<SearchBoxOption>
  readonly #deps: SearchBoxDeps

  constructor(deps: SearchBoxDeps) {
    this.#deps = deps
    this.cursor = new ListboxCursor<SearchBoxOption>({ options: () => this.options, keyOf })
    this.answer = new Query(async ({ text, query }, signal) => {
      const answer = await deps.carriers.suggest({ query, limit: SUGGESTIONS_MAX }, signal)
      return answer.ok ? done({ text, query, items: answer.value }) : answer
    })
    makeAutoObservable(this, { answer: false, cursor: false }, { autoBind: true })
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  get reading() {
    return readCarrierSearchText(this.text)
  }

  /** Whether the text cannot be searched. */
  get isRefused(): boolean {
    return !this.isBlank && !this.reading.ok
  }

  /** The text that the options belong to: older than `text` while a newer request is pending. */
  get answered(): string {
    return this.isBlank ? '' : (this.answer.value?.text ?? '')
  }

  get options(): readonly SearchBoxOption[] {
    if (this.isBlank) return this.#recentOptions()
    if (!this.reading.ok) return []
    const carriers = this.#carrierOptions(this.reading.value)
    return this.#deps.onlyCarriers === true
      ? carriers
      : [...carriers, { kind: 'all-results', text: this.text.trim() }]
  }

  /** `known`: the suggestions for this text, if they are known already. */
  type(text: string, known?: readonly CarrierSuggestion[]): void {
    this.text = text
    this.cursor.restart()
    const reading = this.reading
    if (!reading.ok || this.isBlank) return this.answer.reset()
    const query = reading.value
    if (known === undefined) void this.answer.load({ text, query })
    else this.answer.set({ text, query, items: known })
  }

  /** Sets a text that was not typed here: sends no request and opens nothing. */
  fill(text: string): void {
    this.text = text
    this.answer.reset()
    this.cursor.close()
  }

  /** What an option opens; without one, what the text opens. Refuses: undefined for a text that cannot be searched. */
  choose(option: SearchBoxOption | undefined = this.cursor.active): SearchBoxChoice | undefined {
    switch (option?.kind) {
      case 'carrier':
        return { kind: 'carrier', id: option.highlight.carrier.id }
      case 'recent-carrier':
        return { kind: 'carrier', id: option.carrier.id }
      case 'recent-search':
      case 'all-results':
        return { kind: 'search', text: option.text }
      default:
        return this.reading.ok && !this.isBlank ? { kind: 'search', text: this.text.trim() } : undefined
    }
  }

  /**
   * The one carrier that the text identifies: the active option, else the only one that matches this exact text.
   *
   * Empty: undefined while there are several, none, or no response yet.
   */
  get meant(): CarrierId | undefined {
    const option =
      this.cursor.active ??
      (this.options.length === 1 && this.answered === this.text ? this.options[0] : undefined)
    const choice = option === undefined ? undefined : this.choose(option)
    return choice?.kind === 'carrier' ? choice.id : undefined
  }

  dispose(): void {
    this.answer.dispose()
  }

  #recentOptions(): readonly SearchBoxOption[] {
    const { carriers, searches } = this.#deps.recents()
    return [
      ...carriers.map(carrier => ({ kind: 'recent-carrier', carrier }) as const),
      ...(this.#deps.onlyCarriers === true ? [] : searches).map(
        text => ({ kind: 'recent-search', text }) as const,
      ),
    ]
  }

  #carrierOptions(query: CarrierQuery): readonly SearchBoxOption[] {
    const suggestions = this.answer.value
    if (suggestions === undefined) return []
    const highlight = suggestions.items.map(carrier => highlightSuggestion(carrier, query))
    const shown = suggestions.text === this.text ? highlight : highlight.filter(isHighlighted)
    return shown.map(each => ({ kind: 'carrier', highlight: each }))
  }
}
