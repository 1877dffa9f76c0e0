import type { PlaceId } from '../../map/place-id.ts'
import type { AreaId } from '../../shared/ids.ts'

/** An end of a lane. Without an area it is a map place that has not been looked up yet. */
export interface LanePlace {
  /** The displayed name: "Dallas, TX 75201". Never empty: see `lanePlaceName`. */
  readonly name: string
  readonly placeId: PlaceId | null
  readonly areaId: AreaId | null
  readonly stateAreaId: AreaId | null
  /** The freight market (KMA) it lies in. */
  readonly kmaAreaId: AreaId | null
}

/** An origin and a destination. Null: not chosen yet. Source: section 3, "Lane". */
export interface Lane {
  readonly origin: LanePlace | null
  readonly destination: LanePlace | null
}

/** The two ends of a lane, origin first. */
export const LANE_ENDS = ['origin', 'destination'] as const

/** One of the two ends. Source: section 3, "Lane". */
export type LaneEnd = (typeof LANE_ENDS)[number]

/** A lane with nothing chosen. */
export const EMPTY_LANE: Lane = { origin: null, destination: null }

/** The areas of a complete lane. */
export interface LaneAreas {
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
}

/**
 * The areas of a lane. Origin and destination may be the same.
 *
 * Refuses: undefined while an end or its area is missing: the lane is not complete.
 * Source: section 3, "Lane".
 */
export const laneAreas = ({ origin, destination }: Lane): LaneAreas | undefined => {
  const originAreaId = origin?.areaId ?? null
  const destinationAreaId = destination?.areaId ?? null
  return originAreaId === null || destinationAreaId === null ? undefined : { originAreaId, destinationAreaId }
}

/** Whether a lane can be searched: both ends have their areas. Source: section 3, "Lane". */
export const isCompleteLane = (lane: Lane): boolean => laneAreas(lane) !== undefined

/** The lane in the opposite direction. Source: section 3, "Lane". */
export const swapLane = ({ origin, destination }: Lane): Lane => ({
  origin: destination,
  destination: origin,
})

/**
 * The text of a lane: "Dallas, TX 75201 to Atlanta, GA 30301". Empty: "Anywhere" for an end that is not chosen.
 *
 * Source: section 3, "Lane"; the wording is ours.
 */
export const laneText = ({ origin, destination }: Lane): string =>
  `${origin?.name ?? 'Anywhere'} to ${destination?.name ?? 'anywhere'}`
