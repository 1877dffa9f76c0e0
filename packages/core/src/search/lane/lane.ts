import type { AreaId } from '../../shared/ids.ts'
import type { PlaceId } from '../../map/place-id.ts'

/** Where a lane begins or ends. Without an area it is a place of a map that has not been looked up yet. */
export interface LanePlace {
  /** As a broker reads it: "Dallas, TX 75201". Never empty: see `lanePlaceName`. */
  readonly name: string
  readonly placeId: PlaceId | null
  readonly areaId: AreaId | null
  readonly stateAreaId: AreaId | null
  /** The freight market (KMA) it lies in. */
  readonly kmaAreaId: AreaId | null
}

/** From where to where. Null: nothing chosen yet. Source: section 3, "Lane". */
export interface Lane {
  readonly origin: LanePlace | null
  readonly destination: LanePlace | null
}

/** The two ends of a lane, in the order of the journey. */
export const LANE_ENDS = ['origin', 'destination'] as const

/** One of the two. Source: section 3, "Lane". */
export type LaneEnd = (typeof LANE_ENDS)[number]

/** A lane of which nothing is chosen. */
export const EMPTY_LANE: Lane = { origin: null, destination: null }

/** The areas of a lane that can be searched. */
export interface LaneAreas {
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
}

/**
 * The areas that a lane asks for. Origin and destination may be the same.
 *
 * Refuses: undefined while an end is missing or its area is not known: the lane is not complete.
 * Source: section 3, "Lane".
 */
export const laneAreas = ({ origin, destination }: Lane): LaneAreas | undefined => {
  const originAreaId = origin?.areaId ?? null
  const destinationAreaId = destination?.areaId ?? null
  return originAreaId === null || destinationAreaId === null ? undefined : { originAreaId, destinationAreaId }
}

/** Whether a lane can be searched: both ends are there, with their areas. Source: section 3, "Lane". */
export const isCompleteLane = (lane: Lane): boolean => laneAreas(lane) !== undefined

/** The way back. Source: section 3, "Lane". */
export const swapLane = ({ origin, destination }: Lane): Lane => ({
  origin: destination,
  destination: origin,
})

/**
 * A lane in words: "Dallas, TX 75201 to Atlanta, GA 30301". Empty: "Anywhere" for an end that is not chosen.
 *
 * Source: section 3, "Lane"; the words are ours.
 */
export const laneText = ({ origin, destination }: Lane): string =>
  `${origin?.name ?? 'Anywhere'} to ${destination?.name ?? 'anywhere'}`
