import {
  type CarrierFilterChip,
  type CarrierSummary,
  carrierFilterChips,
  done,
  type Outcome,
  type Page,
  type Refusal,
} from '@fairhaul/core'
import { Query } from '../../../stores/query.ts'
import type { ResultsQuestion } from '../results-question.ts'

/** A filter, and how many carriers there would be without it. */
export interface FilterSuggestionOption {
  readonly chip: CarrierFilterChip
  readonly total: number
}

type ResultsRequest = (
  question: ResultsQuestion,
  signal: AbortSignal,
) => Promise<Outcome<Page<CarrierSummary>, Refusal>>

/**
 * When filters leave no carrier: how many there would be without each of them, requested in parallel.
 *
 * Empty: idle until a search found no carrier, and for a search without filters. A refused or failed count is skipped.
 */
export class FilterSuggestions {
  readonly options: Query<readonly FilterSuggestionOption[], ResultsQuestion>
  readonly #request: ResultsRequest

  constructor(request: ResultsRequest) {
    this.#request = request
    this.options = new Query((question, signal) => this.#count(question, signal))
  }

  async load(question: ResultsQuestion): Promise<void> {
    this.options.reset()
    if (carrierFilterChips(question.filters).length > 0) await this.options.load(question)
  }

  reset(): void {
    this.options.reset()
  }

  async #count(question: ResultsQuestion, signal: AbortSignal) {
    const totals = await Promise.all(
      carrierFilterChips(question.filters).map(async (chip): Promise<FilterSuggestionOption> => {
        const alone = { ...question, filters: chip.without, sort: null, pageSize: 1 }
        const answer = await this.#request(alone, signal).catch(() => undefined)
        return { chip, total: answer?.ok === true ? answer.value.total : 0 }
      }),
    )
    return done<readonly FilterSuggestionOption[]>(
      totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
    )
  }
}
