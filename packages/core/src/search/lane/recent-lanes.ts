import { readNestedQuery } from '../../shared/nested-query.ts'
import { writeNestedQuery } from '../../shared/write-nested-query.ts'
import type { RecentKind } from '../../shared/recent-list.ts'
import { type Lane, laneAreas } from './lane.ts'
import { readLane, writeLane } from './lane-address.ts'

/**
 * The identity of a lane: its areas. Refuses: undefined for a lane that cannot be searched. Source: section 3, "Lane".
 */
export const laneKey = (lane: Lane): string | undefined => {
  const areas = laneAreas(lane)
  return areas && `${areas.originAreaId}-${areas.destinationAreaId}`
}

/**
 * The lanes searched lately, each stored as the query of its address. Source: section 3, "Lane".
 *
 * Choice: as many as fit in one short list.
 */
export const RECENT_LANES: RecentKind<Lane> = {
  name: 'recent-lanes',
  max: 8,
  keyOf: laneKey,
  write: lane => writeNestedQuery(writeLane(lane)),
  read: text => readLane(readNestedQuery(text)),
}
