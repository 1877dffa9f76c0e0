import type { CarrierId } from '../shared/ids.ts'

/** The fewest carriers of a comparison. */
const COMPARED_MIN = 2
/** The most carriers of a comparison. Choice: four columns fit a screen 1280 wide. */
export const COMPARED_MAX = 4

/** The messages for fewer than two or more than four carriers. */
export const COMPARE_TWO_TO_FOUR = 'Choose two to four carriers to compare.'

/** Whether so many carriers can be compared: two to four. Source: section 2, "Comparison". */
export const mayCompare = (count: number): boolean => count >= COMPARED_MIN && count <= COMPARED_MAX

/** Why this number of carriers cannot be compared. Empty: undefined if it can. Source: section 2, "Comparison". */
export const whyNotCompare = (count: number): string | undefined =>
  mayCompare(count) ? undefined : COMPARE_TWO_TO_FOUR

/**
 * The carriers of a comparison: each once, in the order they were chosen, the first four. Source: section 2,
 * "Comparison".
 */
export const comparedCarriers = (ids: readonly CarrierId[]): readonly CarrierId[] =>
  [...new Set(ids)].slice(0, COMPARED_MAX)

/**
 * The carriers with one more at the end. Refuses: a carrier already in the list and a fifth one change nothing.
 *
 * Source: section 2, "Comparison".
 */
export const withCompared = (ids: readonly CarrierId[], id: CarrierId): readonly CarrierId[] =>
  comparedCarriers([...ids, id])

/** The carriers without one. Source: section 2, "Comparison". */
export const withoutCompared = (ids: readonly CarrierId[], id: CarrierId): readonly CarrierId[] =>
  ids.filter(each => each !== id)

/** One place nearer to the start or the end. */
export type CompareMove = 'left' | 'right'

/**
 * The carriers after one has changed places with its neighbor.
 *
 * Empty: no change at the end of the list, or for a carrier not in it. Source: section 2, "Comparison".
 */
export const movedCompared = (
  ids: readonly CarrierId[],
  id: CarrierId,
  move: CompareMove,
): readonly CarrierId[] => {
  const from = ids.indexOf(id)
  const other = ids[from + (move === 'left' ? -1 : 1)]
  if (from === -1 || other === undefined) return ids
  return ids.map(each => (each === id ? other : each === other ? id : each))
}
