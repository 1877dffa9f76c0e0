import type { AreaId } from '../../shared/ids.ts'
import type { Lane, LanePlace } from './lane.ts'

/** A lane between larger areas around the same ends. */
export interface WiderLane {
  readonly kind: 'market' | 'state'
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
}

const AROUND = {
  market: ({ kmaAreaId }: LanePlace) => kmaAreaId,
  state: ({ stateAreaId }: LanePlace) => stateAreaId,
} as const satisfies Record<WiderLane['kind'], (place: LanePlace) => AreaId | null>

const widened = ({ origin, destination }: Lane, kind: WiderLane['kind']): readonly WiderLane[] => {
  if (origin?.areaId == null || destination?.areaId == null) return []
  const originAreaId = AROUND[kind](origin) ?? origin.areaId
  const destinationAreaId = AROUND[kind](destination) ?? destination.areaId
  const isAsBefore = originAreaId === origin.areaId && destinationAreaId === destination.areaId
  return isAsBefore ? [] : [{ kind, originAreaId, destinationAreaId }]
}

/**
 * The lanes to try when a lane has no results: between the market areas of its ends, then between their states. An end
 * without a known larger area stays as it is.
 *
 * Empty: none for an incomplete lane, and never the lane itself.
 * Source: section 3, "Lane".
 */
export const widerLanes = (lane: Lane): readonly WiderLane[] => [
  ...widened(lane, 'market'),
  ...widened(lane, 'state'),
]
