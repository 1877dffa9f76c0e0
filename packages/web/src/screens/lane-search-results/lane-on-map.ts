import { type Lane, LANE_ENDS, type LaneEnd, laneText, type MapRoute, routeEnds } from '@fairhaul/core'
import type { MapPicture, PointOnMap } from '../../parts/map/map-picture.ts'

/** How the way is named between the map and what stands beside it. */
export const ROUTE_ID = 'way'

const END_LABELS = { origin: 'Origin', destination: 'Destination' } as const satisfies Record<LaneEnd, string>

/** A lane as a map shows it: its way, and its two ends by name. Empty: nothing while the way is not known. */
export const laneOnMap = (lane: Lane, route: MapRoute | null): Pick<MapPicture, 'routes' | 'points'> => {
  const ends = route === null ? undefined : routeEnds(route)
  if (route === null || ends === undefined) return {}
  const at = { origin: ends.from, destination: ends.to }
  return {
    routes: [{ id: ROUTE_ID, route: route, words: laneText(lane) }],
    points: LANE_ENDS.flatMap((end): readonly PointOnMap[] => {
      const name = lane[end]?.name
      return name === undefined
        ? []
        : [{ id: end, point: at[end], words: `${END_LABELS[end]}: ${name}`, label: name }]
    }),
  }
}
