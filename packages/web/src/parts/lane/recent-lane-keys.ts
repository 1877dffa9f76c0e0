import { RECENT_LANES } from '@fairhaul/core'
import type { KeySpec } from '../../ui/keys.ts'

/** The key of a recent lane, by its index: the first is 1. */
export const recentLaneKey = (at: number): KeySpec => String(at + 1)

/** The keys of all recent lanes, for the list of shortcuts. */
export const RECENT_LANE_KEYS: readonly KeySpec[] = Array.from({ length: RECENT_LANES.max }, (_, at) =>
  recentLaneKey(at),
)
