import {
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  type Clock,
  done,
  type Outcome,
  readCarrierSearchText,
  type SearchTextRefusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListboxCursor } from '../../stores/listbox-cursor.ts'
import { Query } from '../../stores/query.ts'
import type { Recents } from '../recents-store.ts'
import { EnterWait } from './enter-wait.ts'
import { highlightSuggestion, isHighlighted } from './highlight-suggestion.ts'
import type { LateSearchBox } from './late-search-box.tsx'
import { loadOnce } from './load-late-search-box.ts'
import { keyOf, recentOptions, type SearchBoxChoice, type SearchBoxOption } from './search-box-options.ts'
import { SUGGESTIONS_MAX } from './suggestions-max.ts'
import { type FoundSuggestions, suggestionsOf } from './suggestions-of.ts'

interface Suggestions extends FoundSuggestions {
  readonly text: string
}

/** Only such texts can be something other than the name of a carrier. */
const MAY_BE_OTHER = /[\d@]/

export interface SearchBoxDeps {
  readonly carriers: Carriers
  /** The carriers and searches that the user opened last. */
  readonly recents: () => Recents
  /** Only carriers can be chosen: no search is offered. */
  readonly onlyCarriers?: boolean
  /** Loads what recognizes texts and assesses suggestions. Omitted: texts are carriers' names and numbers alone. */
  readonly loadLate?: () => Promise<LateSearchBox>
  readonly clock?: Pick<Clock, 'after'>
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
  late: LateSearchBox | undefined = undefined
  readonly answer: Query<Suggestions, Pick<Suggestions, 'text' | 'query'>>
  readonly cursor: ListboxCursor<SearchBoxOption>
  readonly #deps: SearchBoxDeps
  /** Loads the recognition of texts. */
  readonly load: () => Promise<void>
  readonly #enter: EnterWait
  #requested: CarrierQuery | undefined
  /** How a text reads as a carrier's name or number. Each is read once, by this store or by the page that was served. */
  #read = { of: '', reading: readCarrierSearchText('') }

  constructor(deps: SearchBoxDeps) {
    this.#deps = deps
    this.#enter = new EnterWait(this, deps.clock)
    this.cursor = new ListboxCursor<SearchBoxOption>({ options: () => this.options, keyOf })
    this.answer = new Query(
      async ({ text, query }, signal) => {
        const next = (items: readonly CarrierSuggestion[]) => this.late?.recognition.nextQuery(items)
        const params = { query, limit: SUGGESTIONS_MAX, next }
        const found = await suggestionsOf(deps.carriers, params, signal)
        return found.ok ? { ok: true, value: { text, ...found.value } } : found
      },
      { onChange: state => state.kind !== 'loading' && this.#answered() },
    )
    this.load = loadOnce(deps.loadLate, late => this.#arrived(late))
    makeAutoObservable(
      this,
      { load: false, answer: false, cursor: false, late: observableRef },
      { autoBind: true },
    )
  }

  get isBlank(): boolean {
    return this.text.trim() === ''
  }

  get reading(): Outcome<CarrierQuery, SearchTextRefusal> {
    const { text, late } = this
    if (this.#read.of !== text) this.#read = { of: text, reading: readCarrierSearchText(text) }
    const query = late?.recognition.query
    return query === undefined ? this.#read.reading : done(query)
  }

  /** Whether Enter was pressed, and waits for the answer to this text. */
  get isWaiting(): boolean {
    return this.#enter.isWaiting
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
    const { onlyCarriers = false } = this.#deps
    if (this.isBlank) return recentOptions(this.#deps.recents(), onlyCarriers)
    if (!this.reading.ok) return []
    const carriers = this.#carrierOptions(this.reading.value)
    if (onlyCarriers) return carriers
    const all = { kind: 'all-results', text: this.#searchText } as const
    return this.late?.recognition.options(carriers, all) ?? [...carriers, all]
  }

  /**
   * The option that Enter takes while the arrow keys have reached none: what the text surely means, the carrier with
   * exactly this number, what it may mean if only that is found, else all results; where only carriers can be chosen,
   * the only one.
   */
  get byEnter(): SearchBoxOption | undefined {
    if (this.isBlank) return undefined
    const { options, answer } = this
    const isCurrent = this.answered === this.text
    const last = options.at(-1)
    return (
      this.late?.recognition.byEnter(options, isCurrent ? answer.value?.items : undefined) ??
      (last?.kind === 'all-results' || (isCurrent && options.length === 1) ? last : undefined)
    )
  }

  /** `known`: the suggestions for this text, and what they were found by, if they are known already. */
  type(text: string, known?: FoundSuggestions): void {
    if (known !== undefined) this.#read = { of: text, reading: done(known.query) }
    this.text = text
    this.late?.recognition.type(text)
    this.cursor.restart()
    const reading = this.reading
    if (!reading.ok || this.isBlank) return this.answer.reset()
    const query = reading.value
    this.#requested = query
    if (known === undefined) void this.answer.load({ text, query })
    else {
      this.answer.set({ text, query, items: known.items })
      this.#answered()
    }
  }

  /** Sets a text that was not typed here: sends no request and opens nothing. */
  fill(text: string): void {
    this.text = text
    this.late?.recognition.type(text)
    this.answer.reset()
    this.cursor.close()
  }

  /** What an option opens; without one, what Enter opens now. Refuses: undefined for a text that cannot be searched. */
  choose(
    option: SearchBoxOption | undefined = this.cursor.active ?? this.byEnter,
  ): SearchBoxChoice | undefined {
    switch (option?.kind) {
      case 'carrier':
        return { kind: 'carrier', id: option.highlight.carrier.id }
      case 'recent-carrier':
        return { kind: 'carrier', id: option.carrier.id }
      case 'other-search':
        return { kind: 'path', path: option.search.path }
      case 'recent-search':
      case 'all-results':
        return { kind: 'search', text: option.text }
      default:
        return this.reading.ok && !this.isBlank ? { kind: 'search', text: this.#searchText } : undefined
    }
  }

  /**
   * What Enter opens. A text that may be a number waits until it is known whose it is, so that Enter never comes too
   * early; a name opens its results at once.
   *
   * Empty: undefined when the text was changed or the box left meanwhile, and for a second Enter while one waits.
   * Refuses: undefined as `choose` does.
   */
  async submit(): Promise<SearchBoxChoice | undefined> {
    if (this.isWaiting) return undefined
    if (this.cursor.active !== undefined || !MAY_BE_OTHER.test(this.text) || this.#isRecognized)
      return this.choose()
    this.cursor.close()
    const recognized = () =>
      this.load().then(() => this.late?.recognition.decide(this.answer) ?? this.answer.finished())
    return (await this.#enter.isStillMeant(recognized)) ? this.choose() : undefined
  }

  dispose(): void {
    this.#enter.drop()
    this.answer.dispose()
    this.late?.recognition.dispose()
  }

  #arrived(late: LateSearchBox): void {
    runInAction(() => {
      this.late = late
      late.recognition.type(this.text)
    })
    this.#searchAgain()
  }

  /** The text may mean another search than was requested before it could be recognized. */
  #searchAgain(): void {
    const { reading, text } = this
    if (this.isBlank || !(this.cursor.isOpen || this.isWaiting) || !reading.ok) return
    const query = reading.value
    if (JSON.stringify(query) === JSON.stringify(this.#requested)) return this.#answered()
    this.#requested = query
    void this.answer.load({ text, query })
  }

  #answered(): void {
    const { value } = this.answer
    if (this.late === undefined) void this.load()
    else if (value !== undefined && this.answer.state.kind === 'ready')
      this.late.recognition.suggested(value.query, value.items)
  }

  get #isRecognized(): boolean {
    return this.late?.recognition.isDecided(this.answer) === true
  }

  /** The text that the results page searches. */
  get #searchText(): string {
    return this.late?.recognition.searchText ?? this.text.trim()
  }

  #carrierOptions(query: CarrierQuery): readonly SearchBoxOption[] {
    const suggestions = this.answer.value
    if (suggestions === undefined) return []
    const highlight = suggestions.items.map(carrier => highlightSuggestion(carrier, query))
    const shown = suggestions.text === this.text ? highlight : highlight.filter(isHighlighted)
    return shown.map(each => ({ kind: 'carrier', highlight: each }))
  }
}
