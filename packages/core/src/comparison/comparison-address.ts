import { paths } from '../routes/paths.ts'
import { EMPTY_LANE, type Lane } from '../search/lane/lane.ts'
import { readLane, writeLane } from '../search/lane/lane-address.ts'
import { queryAt, textAt, textsAt } from '../shared/query-values.ts'
import { readNestedQuery } from '../shared/nested-query.ts'
import { type CarrierId, parseId } from '../shared/ids.ts'
import { comparedCarriers } from './compared-carriers.ts'

/** A comparison as its address holds it. */
export interface ComparisonAddress {
  /** In the order of the columns, each once, four at most. Fewer than two: more have still to be chosen. */
  readonly carriers: readonly CarrierId[]
  /** The lane that touches are counted on; nothing chosen: none are. */
  readonly lane: Lane
  /** Whether rows in which all carriers say the same are left out. */
  readonly onlyDifferences: boolean
}

/**
 * The comparison that the query of its screen asks for, with or without its question mark.
 *
 * Refuses: nothing; what is no id is left out, a carrier named twice counts once, and after four the rest are left out.
 * Source: section 2, "Comparison"; section 2, "Nested query strings". The names in the query are ours.
 */
export const readComparison = (search: string): ComparisonAddress => {
  const query = readNestedQuery(search)
  return {
    carriers: comparedCarriers(
      textsAt(query, 'carriers').flatMap(text => {
        const id = parseId<'carrier'>(text)
        return id === undefined ? [] : [id]
      }),
    ),
    lane: readLane(queryAt(query, 'lane')),
    onlyDifferences: textAt(query, 'only') === 'differences',
  }
}

/**
 * The address of a comparison: `/carriers/compare?carriers[]=7&carriers[]=9`. What is usual is left out of it.
 *
 * Source: section 2, "Comparison"; section 2, "Routes".
 */
export const comparePath = ({
  carriers,
  lane = EMPTY_LANE,
  onlyDifferences = false,
}: Pick<ComparisonAddress, 'carriers'> & Partial<ComparisonAddress>): string =>
  paths.compare({
    carriers: comparedCarriers(carriers),
    lane: writeLane(lane),
    only: onlyDifferences ? 'differences' : null,
  })
