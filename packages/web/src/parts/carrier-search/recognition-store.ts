import {
  boxSearchText,
  type CarrierQuery,
  type CarrierSuggestion,
  type Clock,
  type CurrentUser,
  carrierOfNumber,
  otherNumberQuery,
  type OtherSearch,
  type RecognizedText,
  recognizeText,
  spelledQuery,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { answerLine, type OtherAnswer, type OtherSearchPorts } from './answer-line.ts'
import { otherSearchFor } from './other-search-for.ts'
import type { SearchBoxOption } from './search-box-options.ts'
import { hasVerdicts, REST_MS, type SuggestionVerdicts } from './suggestion-verdicts.ts'

export interface RecognitionDeps {
  readonly ports: () => OtherSearchPorts
  readonly verdicts: SuggestionVerdicts
  /** The address of the results of a text. */
  readonly resultsPath?: (text: string) => string
  readonly user: () => CurrentUser | null | undefined
  readonly clock: Pick<Clock, 'after'>
}

/** The carriers of a text, as requested. */
type CarriersAnswer = Pick<
  Query<{ readonly items: readonly CarrierSuggestion[] }>,
  'isPending' | 'value' | 'finished'
>

/**
 * What the text of a search box means beside a carrier's name, and the verdicts of its suggestions. Loaded after the
 * first paint; until then a box searches by the grammar of section 5 alone.
 */
export class RecognitionStore {
  text = ''
  readonly line: Query<OtherAnswer, OtherSearch>
  readonly verdicts: SuggestionVerdicts
  readonly #deps: RecognitionDeps
  #cancel: (() => void) | undefined

  constructor(deps: RecognitionDeps) {
    this.#deps = deps
    this.line = new Query((search, signal) => answerLine(search, deps.ports(), signal))
    this.verdicts = deps.verdicts
    makeAutoObservable(this, { line: observableRef, verdicts: observableRef }, { autoBind: true })
  }

  get recognized(): RecognizedText {
    return recognizeText(this.text)
  }

  get other(): OtherSearch | undefined {
    return otherSearchFor(this.recognized, this.#deps.user())
  }

  /** Whether the text means another search than one for carriers. */
  get isSure(): boolean {
    return this.other !== undefined && this.other.certainty !== 'possible'
  }

  /** The carrier search of the number that the text spells. Empty: undefined for another text. */
  get query(): CarrierQuery | undefined {
    return spelledQuery(this.recognized)
  }

  /** What is searched when these carriers were found and none is meant. */
  nextQuery(carriers: readonly CarrierSuggestion[]): CarrierQuery | undefined {
    return otherNumberQuery(this.recognized, carriers)
  }

  /** Whether it is known what Enter takes. `answer`: the carriers of the text. */
  isDecided(answer: CarriersAnswer): boolean {
    if (this.isSure) return true
    const isLineKnown = this.other === undefined || !['idle', 'loading'].includes(this.line.state.kind)
    return !answer.isPending && (answer.value?.items.length !== 0 || isLineKnown)
  }

  /** Resolves when that is known, and does not wait to request it. Never rejects. */
  async decide(answer: CarriersAnswer): Promise<void> {
    if (this.isSure) return
    await answer.finished()
    const { other, line } = this
    if (other === undefined || this.isDecided(answer)) return
    this.#cancel?.()
    if (!line.isPending) void line.load(other)
    await line.finished()
  }

  /** The text that the results page reads in the same way. */
  get searchText(): string {
    return boxSearchText(this.recognized, this.text)
  }

  /**
   * The suggested carriers with the searches that the text leads to. The one that it surely means comes first; then a
   * search for carriers of that name is left out if there are none.
   */
  options(carriers: readonly SearchBoxOption[], all: SearchBoxOption): readonly SearchBoxOption[] {
    const { other } = this
    if (other === undefined) return [...carriers, all]
    const option = { kind: 'other-search', search: other } as const
    if (!this.isSure) return [...carriers, option, all]
    return carriers.length === 0 ? [option] : [option, ...carriers, all]
  }

  /**
   * The option that Enter takes by the meaning of the text: its other search, or the carrier of exactly its number. A
   * search that it only may mean is taken if that finds something and no carrier matches. `carriers` are undefined
   * while they are not known.
   */
  byEnter(
    options: readonly SearchBoxOption[],
    carriers: readonly CarrierSuggestion[] | undefined,
  ): SearchBoxOption | undefined {
    const exact = carrierOfNumber(this.recognized, carriers ?? [])
    const isOnlyFound = carriers?.length === 0 && this.line.value?.isFound === true
    return options.find(option =>
      this.isSure || isOnlyFound
        ? option.kind === 'other-search'
        : option.kind === 'carrier' && option.highlight.carrier.id === exact?.id,
    )
  }

  type(text: string): void {
    const before = this.other
    if (!text.startsWith(this.text)) this.verdicts.forget()
    this.text = text
    const { other } = this
    if (other?.path === before?.path) return
    this.#cancel?.()
    this.line.reset()
    if (other !== undefined) this.#cancel = this.#deps.clock.after(REST_MS, () => void this.line.load(other))
  }

  /** The suggestions of a search are shown. */
  suggested(query: CarrierQuery, carriers: readonly CarrierSuggestion[]): void {
    const { user, resultsPath } = this.#deps
    if (!hasVerdicts(user())) return
    this.verdicts.show({ query, ids: carriers.map(({ id }) => id), path: resultsPath?.(this.searchText) })
  }

  dispose(): void {
    this.#cancel?.()
    this.line.dispose()
    this.verdicts.stop()
  }
}
