import type { Lane, LaneEnd, LanePlace } from './lane.ts'

/** A lane after a change, and what becomes of the results that are shown for the lane before. */
export interface LaneChange {
  readonly lane: Lane
  readonly results: 'keep' | 'clear'
}

/**
 * Chooses or removes one end of a lane.
 *
 * Removing an end clears the results, and what the browser kept of them; a removal where nothing was chosen changes
 * nothing. Choice: another place in its stead keeps them, as old, until the new search answers.
 * Source: section 4, "Lane results cleared".
 */
export const changeLane = (lane: Lane, end: LaneEnd, place: LanePlace | null): LaneChange => ({
  lane: { ...lane, [end]: place },
  results: place === null && lane[end] !== null ? 'clear' : 'keep',
})
