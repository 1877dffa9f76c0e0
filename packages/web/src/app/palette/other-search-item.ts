import type { OtherSearch } from '@fairhaul/core'
import type { PaletteItem } from './palette-source.ts'

/** A contact or vehicle search; `line` is the first line of its answer. One that may be a name comes last. */
export const otherSearchItem = (
  { label, path, certainty }: OtherSearch,
  line: string | null,
): PaletteItem => ({
  key: `other-search:${path}`,
  group: certainty === 'possible' ? 'search' : 'other-search',
  label,
  searchTerms: [],
  isFound: true,
  detail: line,
  keys: null,
  deed: { kind: 'go', path },
})
