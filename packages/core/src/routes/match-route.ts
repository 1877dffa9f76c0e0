import { parseId } from '../shared/ids.ts'
import { ACCESS_ROUTES } from './access-routes.ts'
import { BASE_PATH, ROUTES, type Route, routeOf } from './route-table.ts'

/** A route, and the id in its path if it has one. Source: section 2, "Routes". */
export interface RouteMatch {
  readonly route: Route
  readonly params: { readonly id?: string }
}

const NAMED: ReadonlyMap<string, RouteMatch> = new Map(
  ROUTES.filter(({ pattern }) => !/[:*]/.test(pattern)).map(route => [
    route.pattern.toLowerCase(),
    { route, params: {} },
  ]),
)
const ENDINGS: ReadonlyMap<string, RouteMatch> = new Map(
  ROUTES.filter(({ pattern }) => pattern.startsWith('*/')).map(route => [
    route.pattern.slice(1),
    { route, params: {} },
  ]),
)
const WITH_ID: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter(({ pattern }) => pattern.endsWith(':id')).map(route => [
    route.pattern.replace(':id', ''),
    route,
  ]),
)

/** The route of a path in lower case, with one slash before each segment and none at the end. */
const lookUp = (path: string): RouteMatch | undefined => {
  const lastSlash = path.lastIndexOf('/')
  const named = NAMED.get(path) ?? ENDINGS.get(path.slice(lastSlash))
  if (named !== undefined) return named
  const id = path.slice(lastSlash + 1)
  const route = WITH_ID.get(path.slice(0, lastSlash + 1))
  return route === undefined || parseId(id) === undefined ? undefined : { route, params: { id } }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The canonical form of a path, for the lookup. */
const respelled = (pathname: string): string => {
  const segments = decoded(pathname).split('/')
  return `/${segments.filter(segment => segment !== '').join('/')}`.toLowerCase()
}

const NOT_FOUND: RouteMatch = { route: routeOf('not-found'), params: {} }

/**
 * The route of a path without the base and query (see `pathOf`).
 *
 * A named path takes precedence over an id, in any case and with or without a trailing slash; an id is a whole number
 * from 1. Paths that end in `carrier_vpn_block` or `user_country_block` are blocks, whatever precedes.
 * Refuses: nothing; any other path is `not-found`.
 * Source: section 2, "Routes"; section 6, "Blocked access". Choice: case, repeated slashes and percent encoding are
 * ignored, so that no spelling of a path bypasses the guard. Most paths have none, so they are first looked up
 * unchanged.
 */
export const matchRoute = (pathname: string): RouteMatch =>
  lookUp(pathname) ?? lookUp(respelled(pathname)) ?? NOT_FOUND

/**
 * Whether a path is one of signing in or signing up, whose steps keep what was typed by themselves.
 *
 * Source: section 2, "Routes". Empty: false for any other path.
 */
export const isWayIn = (pathname: string): boolean => {
  const { name } = matchRoute(pathname).route
  return ACCESS_ROUTES.some(route => route.name === name)
}

/** The path inside the portal: `/broker/alerts` gives `/alerts`. Refuses: undefined for a path outside the base. */
export const withoutBase = (pathname: string): string | undefined => {
  if (pathname === BASE_PATH) return '/'
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined
}
