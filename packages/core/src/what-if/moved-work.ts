import { formatNumber } from '../shared/amounts.ts'
import type { OwnCarrierName } from './moves.ts'

type Worked = Pick<OwnCarrierName, 'isOnboarded' | 'openLoads'>

/** How many carriers of some moves the company works with. */
export interface MovedWork {
  /** Null: not known. */
  readonly onboarded: number | null
  /** Null: not known. */
  readonly withOpenLoads: number | null
}

/** How many carriers are of one kind. Empty: null where it is not known of all. */
const countKnown = <Move>(moves: readonly Move[], is: (move: Move) => boolean | null): number | null => {
  const known = moves.map(is)
  return known.includes(null) ? null : known.filter(each => each === true).length
}

/** How many carriers of some moves are onboarded, and how many have open loads. Source: section 4, "Rule what-if". */
export const movedWork = (moves: readonly Worked[]): MovedWork => ({
  onboarded: countKnown(moves, ({ isOnboarded = null }) => isOnboarded),
  withOpenLoads: countKnown(moves, ({ openLoads = null }) => (openLoads === null ? null : openLoads > 0)),
})

/**
 * How many carriers of some moves the company works with: "5 are onboarded, 1 has open loads".
 *
 * Empty: "" without moves, and where neither is known.
 */
export const movedWorkText = (moves: readonly Worked[]): string => {
  const { onboarded, withOpenLoads } = movedWork(moves)
  if (moves.length === 0) return ''
  return [
    onboarded === null ? [] : `${formatNumber(onboarded)} ${onboarded === 1 ? 'is' : 'are'} onboarded`,
    withOpenLoads === null
      ? []
      : `${formatNumber(withOpenLoads)} ${withOpenLoads === 1 ? 'has' : 'have'} open loads`,
  ]
    .flat()
    .join(', ')
}
