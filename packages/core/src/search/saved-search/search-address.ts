import { pathOf } from '../../routes/accepted-target.ts'
import { matchRoute } from '../../routes/match-route.ts'
import type { RouteName } from '../../routes/route-table.ts'
import { NESTED_QUERY_CHARACTERS_MAX } from '../../shared/nested-query.ts'

/** An address that shows a search of this portal; only `readSearchAddress` makes one. */
export type SearchAddress = string & { readonly [kind]: 'search-address' }
declare const kind: unique symbol

/** The routes that show a search. Source: section 3, "Saved search". Choice: those that find carriers and vehicles. */
export const SEARCH_ROUTES = [
  'search-results',
  'global-search',
  'lane-search',
  'lane-search-results',
  'contact-search',
  'vehicles',
] as const satisfies readonly RouteName[]

/** One of those routes. Source: section 3, "Saved search". */
export type SearchRoute = (typeof SEARCH_ROUTES)[number]

/** One slash, then neither blanks, control characters, backslashes nor a hash. */
const IN_APP = /^\/(?!\/)[^\\\s\p{Cc}#]*$/u

const routeIn = (path: string): { readonly name: SearchRoute; readonly pattern: string } | undefined => {
  const { route } = matchRoute(path)
  const name = SEARCH_ROUTES.find(each => each === route.name)
  return name === undefined ? undefined : { name, pattern: route.pattern }
}

/**
 * The address of a search: the path of its route in canonical spelling, with its query unchanged.
 *
 * Refuses: undefined for another origin, however disguised, a path of any other route, one with a hash, and one longer
 * than a query may be.
 * Source: section 3, "Saved search". Choice: only routes that search, because anyone can write a link.
 */
export const readSearchAddress = (text: string): SearchAddress | undefined => {
  if (text.length > NESTED_QUERY_CHARACTERS_MAX || !IN_APP.test(text)) return undefined
  const path = pathOf(text)
  const route = routeIn(path)
  return route === undefined ? undefined : (`${route.pattern}${text.slice(path.length)}` as SearchAddress)
}

/** The route of the search at an address. Source: section 3, "Saved search". */
export const searchRouteOf = (address: SearchAddress): SearchRoute | undefined =>
  routeIn(pathOf(address))?.name

/** A text that describes the search at an address. Source: section 3, "Saved search"; the wording is ours. */
export const searchKindText = (address: SearchAddress): string => {
  const route = routeIn(pathOf(address))
  return route === undefined ? 'Search' : SEARCH_KIND_TEXTS[route.name]
}

const SEARCH_KIND_TEXTS = {
  'search-results': 'Carriers',
  'global-search': 'All carriers',
  'lane-search': 'Lane',
  'lane-search-results': 'Lane',
  'contact-search': 'Contact',
  vehicles: 'Vehicles',
} as const satisfies Record<SearchRoute, string>
