import { matchRoute, pathOf, recognizeText } from '@fairhaul/core'
import { otherSearchFor } from '../../../../parts/carrier-search/other-search-for.ts'
import { otherSearchItem } from '../other-search-item.ts'
import type { PaletteSource } from '../palette-source.ts'

/** The contact or vehicle search that the text means, before its answer. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ user, has }, text) {
    const search = otherSearchFor(recognizeText(text), user)
    if (search === undefined || !has(matchRoute(pathOf(search.path)).route.name)) return []
    return [otherSearchItem(search, null)]
  },
}
