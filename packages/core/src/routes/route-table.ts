import { ACCESS_ROUTES } from './access-routes.ts'
import { CARRIER_ROUTES } from './carrier-routes.ts'
import { COMPANY_ROUTES } from './company-routes.ts'
import { FIND_ROUTES } from './find-routes.ts'
import { FREIGHT_ROUTES } from './freight-routes.ts'
import { type RouteRow, route } from './route.ts'

/** The base path of the portal. Patterns and paths do not include it. Source: section 2, "Routes". */
export const BASE_PATH = '/broker'

/** Any other path. It requires a signed-in user, so that visitors cannot find out which paths exist. */
const NOT_FOUND_ROUTE = route({ name: 'not-found', pattern: '*', title: 'Page Not Found' })

/** All routes. Source: section 2, "Routes". */
export const ROUTES = [
  ...ACCESS_ROUTES,
  ...FIND_ROUTES,
  ...CARRIER_ROUTES,
  ...FREIGHT_ROUTES,
  ...COMPANY_ROUTES,
  NOT_FOUND_ROUTE,
] as const

type AnyRoute = (typeof ROUTES)[number]

/** The name of a route in code. Source: section 2, "Routes". */
export type RouteName = AnyRoute['name']

/** A row of the table, by its name. Source: section 2, "Routes". */
export type Route = RouteRow & { readonly name: RouteName }

/** The pattern of one route, as a literal. */
export type PatternOf<Name extends RouteName> = Extract<AnyRoute, { readonly name: Name }>['pattern']

const BY_NAME = Object.fromEntries(ROUTES.map(each => [each.name, each])) as Readonly<
  Record<RouteName, Route>
>

/** The row with a name. Source: section 2, "Routes". */
export const routeOf = (name: RouteName): Route => BY_NAME[name]
