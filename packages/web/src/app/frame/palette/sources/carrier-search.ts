import { boxQuery, boxSearchText, mayCarrierSearch, mayOpen, paths, recognizeText } from '@fairhaul/core'
import type { PaletteSource } from '../palette-source.ts'

/** The search fallback, available for any text that can be searched. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ user }, typed) {
    const recognized = recognizeText(typed)
    if (!boxQuery(recognized, typed).ok) return []
    const text = boxSearchText(recognized, typed)
    if (!mayCarrierSearch(user) || !mayOpen(user, 'global-search')) return []
    return [
      {
        key: 'search',
        group: 'search',
        label: `Search carriers for “${text}”`,
        searchTerms: [],
        isFound: true,
        detail: null,
        keys: null,
        deed: { kind: 'go', path: paths.globalSearch({ search: text }) },
      },
    ]
  },
}
