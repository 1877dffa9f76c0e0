import { type Lane, laneAreas } from './lane.ts'
import { readLane, writeLane } from './lane-address.ts'
import { readNestedQuery, writeNestedQuery } from '../../shared/nested-query.ts'

/** Lanes that are kept of those a person searched, at most. Choice: as many as a row of keys and a glance hold. */
export const RECENT_LANES_MAX = 8

/** What makes two lanes one: the areas they ask for. Refuses: undefined for a lane that cannot be searched. Source: section 3, "Lane". */
export const laneKey = (lane: Lane): string | undefined => {
  const areas = laneAreas(lane)
  return areas && `${areas.originAreaId}-${areas.destinationAreaId}`
}

/**
 * The recent lanes after one was searched: it is the first, and stands there once.
 *
 * Refuses: a lane that cannot be searched changes nothing. Source: section 3, "Lane".
 */
export const withRecentLane = (recent: readonly Lane[], lane: Lane): readonly Lane[] =>
  laneKey(lane) === undefined ? recent : [lane, ...withoutRecentLane(recent, lane)].slice(0, RECENT_LANES_MAX)

/** The recent lanes without one. Source: section 3, "Lane". */
export const withoutRecentLane = (recent: readonly Lane[], lane: Lane): readonly Lane[] =>
  recent.filter(each => laneKey(each) !== laneKey(lane))

/** The recent lanes as a browser keeps them: each as the query of its address. Source: section 3, "Lane". */
export const writeRecentLanes = (recent: readonly Lane[]): readonly string[] =>
  recent.map(lane => writeNestedQuery(writeLane(lane)))

/**
 * The recent lanes that a browser kept.
 *
 * Refuses: whatever is no list gives none, and what is no lane that can be searched is left out, as is what stands there
 * twice. Source: section 3, "Lane".
 */
export const readRecentLanes = (kept: unknown): readonly Lane[] => {
  const texts: readonly unknown[] = Array.isArray(kept) ? kept : []
  return texts
    .flatMap(text => (typeof text === 'string' ? [readLane(readNestedQuery(text))] : []))
    .reduceRight<readonly Lane[]>(withRecentLane, [])
}
