import type { AnswerLine, OtherSearch } from '@fairhaul/core'
import type { PaletteItem } from './palette-source.ts'

/** A contact or vehicle search; `answer` is the first line of its answer. One that may be a name comes last. */
export const otherSearchItem = (
  { label, path, certainty }: OtherSearch,
  answer: AnswerLine | null,
): PaletteItem => ({
  key: `other-search:${path}`,
  group: certainty === 'possible' ? 'search' : 'other-search',
  label,
  searchTerms: [],
  isFound: true,
  detail: answer?.text ?? null,
  ...(answer !== null && { answer }),
  keys: null,
  deed: { kind: 'go', path },
})
