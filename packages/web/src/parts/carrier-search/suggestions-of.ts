import {
  type CarrierQuery,
  type CarrierSuggestion,
  type Carriers,
  done,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'

export interface FoundSuggestions {
  /** What they were found by. */
  readonly query: CarrierQuery
  readonly items: readonly CarrierSuggestion[]
}

interface SuggestionsOf {
  readonly query: CarrierQuery
  readonly limit: number
  /** What is searched next, if anything, as these are not the carriers that were meant. */
  readonly next: (items: readonly CarrierSuggestion[]) => CarrierQuery | undefined
}

/** The suggestions of a search; of the next one if that finds any. */
export const suggestionsOf = async (
  carriers: Pick<Carriers, 'suggest'>,
  { query, limit, next }: SuggestionsOf,
  signal: AbortSignal,
): Promise<Outcome<FoundSuggestions, Refusal>> => {
  const first = await carriers.suggest({ query, limit }, signal)
  if (!first.ok) return first
  const other = next(first.value)
  const second = other && (await carriers.suggest({ query: other, limit }, signal))
  return second?.ok && other !== undefined && second.value.length > 0
    ? done({ query: other, items: second.value })
    : done({ query, items: first.value })
}
