import { type CarrierId, type OtherSearch, unreachable } from '@fairhaul/core'
import type { Recents } from '../recents-store.ts'
import type { HighlightedSuggestion } from './highlight-suggestion.ts'

/** One option under the search box. */
export type SearchBoxOption =
  | { readonly kind: 'carrier'; readonly highlight: HighlightedSuggestion }
  | { readonly kind: 'recent-carrier'; readonly carrier: Recents['carriers'][number] }
  | { readonly kind: 'recent-search'; readonly text: string }
  /** A contact or vehicle search that the text means. */
  | { readonly kind: 'other-search'; readonly search: OtherSearch }
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
    case 'other-search':
    case 'all-results':
      return option.kind
    default:
      return unreachable(option)
  }
}

/** The options of an empty box. */
export const recentOptions = (
  { carriers, searches }: Recents,
  onlyCarriers: boolean,
): readonly SearchBoxOption[] => [
  ...carriers.map(carrier => ({ kind: 'recent-carrier', carrier }) as const),
  ...(onlyCarriers ? [] : searches).map(text => ({ kind: 'recent-search', text }) as const),
]

/** What choosing an option opens. */
export type SearchBoxChoice =
  | { readonly kind: 'carrier'; readonly id: CarrierId }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'path'; readonly path: string }
