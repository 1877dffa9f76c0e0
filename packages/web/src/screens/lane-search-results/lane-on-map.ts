import { type Lane, LANE_ENDS, type LaneEnd, laneText, type MapRoute, wayEnds } from '@fairhaul/core'
import type { MapPicture, PointOnMap } from '../../parts/map/map-picture.ts'

/** How the way is named between the map and what stands beside it. */
export const WAY_ID = 'way'

const END_WORDS = { origin: 'Origin', destination: 'Destination' } as const satisfies Record<LaneEnd, string>

/** A lane as a map shows it: its way, and its two ends by name. Empty: nothing while the way is not known. */
export const laneOnMap = (lane: Lane, way: MapRoute | null): Pick<MapPicture, 'ways' | 'points'> => {
  const ends = way === null ? undefined : wayEnds(way)
  if (way === null || ends === undefined) return {}
  const at = { origin: ends.from, destination: ends.to }
  return {
    ways: [{ id: WAY_ID, route: way, words: laneText(lane) }],
    points: LANE_ENDS.flatMap((end): readonly PointOnMap[] => {
      const name = lane[end]?.name
      return name === undefined
        ? []
        : [{ id: end, point: at[end], words: `${END_WORDS[end]}: ${name}`, label: name }]
    }),
  }
}
