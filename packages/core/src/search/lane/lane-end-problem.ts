import { readAreaSearch } from '../area-search.ts'
import type { Lane, LaneEnd } from './lane.ts'
import { LANE_ENDS } from './lane.ts'

const WHERE = {
  origin: 'Choose an origin: a city, ZIP, market, state, or country.',
  destination: 'Choose a destination: a city, ZIP, market, state, or country.',
} as const satisfies Record<LaneEnd, string>

/**
 * Why an end of a lane cannot be searched, as a message next to its box. Empty: undefined for an end with an area.
 *
 * Source: section 3, "Lane"; the wording is ours.
 */
export const laneEndProblem = (lane: Lane, end: LaneEnd, text: string): string | undefined => {
  const place = lane[end]
  if (place !== null) {
    return place.areaId === null
      ? 'We have no area for this place. Choose a city, ZIP, market, or state near it.'
      : undefined
  }
  return readAreaSearch(text) === undefined ? WHERE[end] : 'Choose a place from the list.'
}

/** The ends of a lane that cannot be searched, origin first. Empty: the lane is complete. Source: section 3, "Lane". */
export const rejectedLaneEnds = (lane: Lane): readonly LaneEnd[] =>
  LANE_ENDS.filter(end => (lane[end]?.areaId ?? null) === null)
