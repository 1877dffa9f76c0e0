import {
  describeSearch,
  done,
  matchRoute,
  mayOpen,
  pathOf,
  type SavedSearch,
  type SearchAddress,
  savedSearchPath,
} from '@fairhaul/core'
import { SearchTokens } from '../../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import type { PaletteContext, PaletteItem, PaletteSource } from '../palette-source.ts'

/** "Lane · Dallas, TX to Atlanta, GA". */
const detailOf = ({ resolve }: PaletteContext, path: SearchAddress): string => {
  const { kind, what } = describeSearch(path, resolve(BrowserTokens.PageConfiguration).toggles)
  return what === null ? kind : `${kind} · ${what}`
}

/**
 * Empty: a search whose screen does not exist, is not allowed for the user, or is no longer a search of this portal.
 */
const savedItems = (context: PaletteContext, search: SavedSearch): readonly PaletteItem[] => {
  const { user, has } = context
  const path = savedSearchPath(search)
  if (path === undefined) return []
  const { name } = matchRoute(pathOf(path)).route
  if (!has(name) || !mayOpen(user, name)) return []
  return [
    {
      key: `saved-search:${search.id}`,
      group: 'saved-searches',
      label: search.name,
      searchTerms: [],
      isFound: false,
      detail: detailOf(context, path),
      keys: null,
      deed: { kind: 'go', path },
    },
  ]
}

/** The searches that the user saved, by their names. */
export const source: PaletteSource = {
  kind: 'query',
  group: 'saved-searches',
  noun: 'saved searches',
  requested: 'opening',
  isFor: ({ user, has }) => has('saved-searches') && mayOpen(user, 'saved-searches'),
  request: (context, _, signal) =>
    context
      .resolve(SearchTokens.SavedSearches)
      .list({}, signal)
      .then(answer =>
        answer.ok ? done(answer.value.items.flatMap(search => savedItems(context, search))) : answer,
      ),
}
