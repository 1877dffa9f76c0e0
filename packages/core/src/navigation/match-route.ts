import { parseId } from '../shared/ids.ts'
import type { Route } from './routes.ts'
import { BASE_PATH, ROUTES, routeOf } from './routes.ts'

/** A route, and the id in its path where it has one. Source: section 2, "Routes". */
export interface RouteMatch {
  readonly route: Route
  readonly params: { readonly id?: string }
}

const keyOf = (segments: readonly string[]): string => segments.join('/').toLowerCase()

const segmentsOf = (pathname: string): readonly string[] =>
  pathname
    .split('/')
    .filter(segment => segment !== '')
    .map(segment => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })

const tableOf = (wanted: (pattern: string) => boolean, key: (segments: readonly string[]) => string) =>
  new Map<string, Route>(
    ROUTES.filter(({ pattern }) => wanted(pattern)).map(it => [key(segmentsOf(it.pattern)), it]),
  )

const NAMED = tableOf(pattern => !/[:*]/.test(pattern), keyOf)
const WITH_ID = tableOf(
  pattern => pattern.endsWith('/:id'),
  segments => keyOf(segments.slice(0, -1)),
)
const ENDINGS = tableOf(
  pattern => pattern.startsWith('*/'),
  segments => keyOf(segments.slice(-1)),
)

const PLAIN_NAMED: ReadonlyMap<string, RouteMatch> = new Map(
  ROUTES.filter(({ pattern }) => !/[:*]/.test(pattern)).map(it => [it.pattern, { route: it, params: {} }]),
)
const PLAIN_WITH_ID: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter(({ pattern }) => pattern.endsWith('/:id')).map(it => [it.pattern.slice(0, -3), it]),
)

/** A path as this portal writes it, found without being taken apart, which most are. Undefined: any other spelling. */
const matchPlain = (pathname: string): RouteMatch | undefined => {
  const named = PLAIN_NAMED.get(pathname)
  if (named !== undefined) return named
  const start = pathname.lastIndexOf('/') + 1
  const withId = PLAIN_WITH_ID.get(pathname.slice(0, start))
  if (withId === undefined) return undefined
  const id = pathname.slice(start)
  return parseId(id) === undefined ? undefined : { route: withId, params: { id } }
}

/**
 * The route of a path that stands without the base.
 *
 * A named path wins over an id, whatever its case and with or without a slash at its end; an id is a whole number
 * from 1. Paths that end in `carrier_vpn_block` or `user_country_block` are blocks, whatever stands before.
 * Refuses: nothing; any other path is `not-found`.
 * Source: section 2, "Routes"; section 6, "Blocked access". Choice: case does not count, so that no spelling of a path slips past a gate.
 */
export const matchRoute = (pathname: string): RouteMatch => matchPlain(pathname) ?? matchSpelled(pathname)

const NOT_FOUND: RouteMatch = { route: routeOf('not-found'), params: {} }

const matchSpelled = (pathname: string): RouteMatch => {
  const segments = segmentsOf(pathname)
  const named = NAMED.get(keyOf(segments)) ?? ENDINGS.get(keyOf(segments.slice(-1)))
  if (named !== undefined) return { route: named, params: {} }
  const withId = WITH_ID.get(keyOf(segments.slice(0, -1)))
  const id = segments.slice(-1).join('')
  return withId !== undefined && parseId(id) !== undefined ? { route: withId, params: { id } } : NOT_FOUND
}

/** The path inside the portal: `/broker/alerts` gives `/alerts`. Refuses: undefined for a path outside the base. */
export const withoutBase = (pathname: string): string | undefined => {
  if (pathname === BASE_PATH) return '/'
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined
}
