import {
  type CarrierFilterChip,
  carrierFilterChips,
  type CarrierSummary,
  done,
  type Loadable,
  type Outcome,
  type Page,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../../stores/latest.ts'
import type { ResultsQuestion } from '../carrier-results-store.ts'

/** A filter, and how many carriers there would be without it. */
export interface FilterSuggestionOption {
  readonly chip: CarrierFilterChip
  readonly total: number
}

type FetchFn = (
  question: ResultsQuestion,
  signal: AbortSignal,
) => Promise<Outcome<Page<CarrierSummary>, Refusal>>

/**
 * Where filters leave nobody: how many carriers there would be without each one of them, asked side by side.
 *
 * Empty: idle until nobody was found, and for a search without filters. What was refused or failed counts for none.
 */
export class FilterSuggestions {
  options: Loadable<readonly FilterSuggestionOption[]> = { kind: 'idle' }
  readonly #request: FetchFn
  readonly #latest = new Latest()

  constructor(request: FetchFn) {
    this.#request = request
    makeAutoObservable(this, { options: observableRef }, { autoBind: true })
  }

  look(question: ResultsQuestion): Promise<unknown> {
    const chips = carrierFilterChips(question.filters)
    if (chips.length === 0) return Promise.resolve()
    return this.#latest.follow<readonly FilterSuggestionOption[], Refusal>(
      { kind: 'idle' },
      async signal => {
        const totals = await Promise.all(
          chips.map(async (chip): Promise<FilterSuggestionOption> => {
            const alone = { ...question, filters: chip.without, sort: null, pageSize: 1 }
            const answer = await this.#request(alone, signal).catch(() => undefined)
            return { chip, total: answer?.ok === true ? answer.value.total : 0 }
          }),
        )
        return done(totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total))
      },
      options => {
        this.options = options
      },
    )
  }

  stop(): void {
    this.#latest.stop()
    this.options = { kind: 'idle' }
  }
}
