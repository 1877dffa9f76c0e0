import { readNestedQuery, writeNestedQuery } from '../../shared/nested-query.ts'
import { type Lane, laneAreas } from './lane.ts'
import { readLane, writeLane } from './lane-address.ts'

/** Recent lanes stored for a user, at most. Choice: as many as fit in one short list. */
export const RECENT_LANES_MAX = 8

/**
 * The identity of a lane: its areas. Refuses: undefined for a lane that cannot be searched. Source: section 3, "Lane".
 */
export const laneKey = (lane: Lane): string | undefined => {
  const areas = laneAreas(lane)
  return areas && `${areas.originAreaId}-${areas.destinationAreaId}`
}

/**
 * The recent lanes after a search: the searched lane comes first, and only once.
 *
 * Refuses: a lane that cannot be searched changes nothing. Source: section 3, "Lane".
 */
export const withRecentLane = (recent: readonly Lane[], lane: Lane): readonly Lane[] =>
  laneKey(lane) === undefined ? recent : [lane, ...withoutRecentLane(recent, lane)].slice(0, RECENT_LANES_MAX)

/** The recent lanes without one. Source: section 3, "Lane". */
export const withoutRecentLane = (recent: readonly Lane[], lane: Lane): readonly Lane[] =>
  recent.filter(each => laneKey(each) !== laneKey(lane))

/** The recent lanes as the browser stores them: each as the query of its address. Source: section 3, "Lane". */
export const writeRecentLanes = (recent: readonly Lane[]): readonly string[] =>
  recent.map(lane => writeNestedQuery(writeLane(lane)))

/**
 * Reads the recent lanes that the browser stored.
 *
 * Refuses: anything but a list gives none; lanes that cannot be searched and duplicates are left out. Source: section
 * 3, "Lane".
 */
export const readRecentLanes = (stored: unknown): readonly Lane[] => {
  const texts: readonly unknown[] = Array.isArray(stored) ? stored : []
  return texts
    .flatMap(text => (typeof text === 'string' ? [readLane(readNestedQuery(text))] : []))
    .reduceRight<readonly Lane[]>(withRecentLane, [])
}
