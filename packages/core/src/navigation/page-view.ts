import { matchRoute } from '../routes/match-route.ts'
import type { RouteName } from '../routes/route-table.ts'

/** The report of a shown screen: nothing that was typed, no id. */
export interface PageView {
  readonly routeName: RouteName
  readonly pattern: string
  readonly title: string
}

/** How a screen was opened. Source: section 2, "Page views". */
export interface Arrival {
  /** The previous path, without the base and a query. Null: the portal was just opened. */
  readonly fromPath: string | null
  readonly toPath: string
  readonly aborted: boolean
  /** Routes that are not reported; empty unless configured. */
  readonly ignored: ReadonlySet<RouteName>
}

/**
 * The page view of a navigation, or undefined for the same path, an aborted navigation or an ignored route.
 *
 * Source: section 2, "Page views"; section 9, "Analytics".
 * Choice: it has only the route's name, pattern and page title, so that no id, address or search text leaves the
 * portal.
 */
export const pageViewOf = ({ fromPath, toPath, aborted, ignored }: Arrival): PageView | undefined => {
  const { name, pattern, title } = matchRoute(toPath).route
  return aborted || fromPath === toPath || ignored.has(name) ? undefined : { routeName: name, pattern, title }
}
