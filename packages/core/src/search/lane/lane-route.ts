import { straightRoute } from '../../map/straight-line.ts'
import type { MapPoint, MapRoute } from '../../map/map-route.ts'

/** Where the way of a lane begins and ends. */
export interface RouteEnds {
  readonly from: MapPoint
  readonly to: MapPoint
}

/** Of two points nobody can tell a road. */
const STRAIGHT_POINTS = 2

/** Where a way begins and ends. Refuses: undefined for a way without points. Source: section 7, "Third-party calls". */
export const routeEnds = ({ points }: MapRoute): RouteEnds | undefined => {
  const [from] = points
  const to = points.at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Whether the server itself knows the road, so that nobody else is asked. Source: section 7, "Third-party calls". */
export const isRoad = ({ points, isStraight }: MapRoute): boolean =>
  points.length > STRAIGHT_POINTS && isStraight !== true

/**
 * The way of a lane as it may be shown before anybody has told the road: what is no road is a straight line over the
 * ground, and says so.
 *
 * Source: section 7, "Third-party calls". Choice: two points are never told as a road, whatever miles came with them.
 */
export const shownRoute = (route: MapRoute): MapRoute => {
  const ends = routeEnds(route)
  return ends === undefined || isRoad(route) ? route : straightRoute(ends.from, [], ends.to)
}
