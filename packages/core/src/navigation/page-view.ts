import { matchRoute } from '../routes/match-route.ts'
import type { RouteName } from '../routes/route-table.ts'

/** What is told of a screen that was shown: nothing of what was typed, no id. */
export interface PageView {
  readonly routeName: RouteName
  readonly pattern: string
  readonly title: string
}

/** How a screen came to be shown. Source: section 2, "Page views". */
export interface Arrival {
  /** The path before, without the base and a query; null when the portal has just opened. */
  readonly fromPath: string | null
  readonly toPath: string
  readonly aborted: boolean
  /** Routes that nothing is told of; none, unless they are configured. */
  readonly ignored: ReadonlySet<RouteName>
}

/**
 * The page view of an arrival, or undefined when none is due: the same path, an aborted navigation, an ignored route.
 *
 * Source: section 2, "Page views"; section 9, "Analytics".
 * Choice: it carries the route's name, pattern and page title only, so that no id, address or search text leaves.
 */
export const pageViewOf = ({ fromPath, toPath, aborted, ignored }: Arrival): PageView | undefined => {
  const { name, pattern, title } = matchRoute(toPath).route
  return aborted || fromPath === toPath || ignored.has(name) ? undefined : { routeName: name, pattern, title }
}
