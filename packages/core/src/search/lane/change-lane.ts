import type { Lane, LaneEnd, LanePlace } from './lane.ts'

/** A lane after a change, and what happens to the results of the previous lane. */
export interface LaneChange {
  readonly lane: Lane
  readonly results: 'keep' | 'clear'
}

/**
 * Chooses or removes one end of a lane.
 *
 * Removing an end clears the results, also in the browser's storage; removing an unset end changes nothing. Choice:
 * replacing an end keeps the results, marked as outdated, until the new search returns.
 * Source: section 4, "Lane results cleared".
 */
export const changeLane = (lane: Lane, end: LaneEnd, place: LanePlace | null): LaneChange => ({
  lane: { ...lane, [end]: place },
  results: place === null && lane[end] !== null ? 'clear' : 'keep',
})
