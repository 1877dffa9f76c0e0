import type { CarrierId } from '../shared/ids.ts'

/** Carriers that stand side by side, at least and at most. Choice: four columns are what a screen of 1280 can hold. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 4

/** What a broker reads where something else than two to four carriers is chosen. */
export const COMPARE_TWO_TO_FOUR = 'Choose two to four carriers to compare.'

/** Whether so many carriers can be compared: two to four. Source: section 2, "Comparison". */
export const mayCompare = (count: number): boolean => count >= COMPARED_MIN && count <= COMPARED_MAX

/** Why so many carriers cannot be compared, in words. Empty: undefined when they can. Source: section 2, "Comparison". */
export const whyNotCompare = (count: number): string | undefined =>
  mayCompare(count) ? undefined : COMPARE_TWO_TO_FOUR

/** The carriers of a comparison: each once, in the order they were chosen, the first four. Source: section 2, "Comparison". */
export const comparedCarriers = (ids: readonly CarrierId[]): readonly CarrierId[] =>
  [...new Set(ids)].slice(0, COMPARED_MAX)

/**
 * The carriers with one more at the end. Refuses: a carrier that is there already, and a fifth, change nothing.
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
 * The carriers after one has changed places with its neighbour.
 *
 * Empty: nothing changes at the end of the row, or for a carrier that is not there. Source: section 2, "Comparison".
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
