import type { MapPoint, MapRoute } from '../../map/map-route.ts'
import { straightRoute } from '../../map/straight-line.ts'

/** The two ends of a lane's route. */
export interface RouteEnds {
  readonly from: MapPoint
  readonly to: MapPoint
}

/** Two points are not enough for a road. */
const STRAIGHT_POINTS = 2

/** The two ends of a route. Refuses: undefined for a route without points. Source: section 7, "Third-party calls". */
export const routeEnds = ({ points }: MapRoute): RouteEnds | undefined => {
  const [from] = points
  const to = points.at(-1)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/**
 * Whether the server itself knows the road, so that no map provider is called. Source: section 7, "Third-party calls".
 */
export const isRoad = ({ points, isStraight }: MapRoute): boolean =>
  points.length > STRAIGHT_POINTS && isStraight !== true

/**
 * The route of a lane as shown before the road is known: without a road it is a straight line over the ground, marked
 * as such.
 *
 * Source: section 7, "Third-party calls". Choice: two points are never shown as a road, whatever miles came with them.
 */
export const shownRoute = (route: MapRoute): MapRoute => {
  const ends = routeEnds(route)
  return ends === undefined || isRoad(route) ? route : straightRoute(ends.from, [], ends.to)
}
