import { paths } from '../routes/paths.ts'
import { EMPTY_LANE, type Lane } from '../search/lane/lane.ts'
import { readLane, writeLane } from '../search/lane/lane-address.ts'
import { type CarrierId, parseId } from '../shared/ids.ts'
import { readNestedQuery } from '../shared/nested-query.ts'
import { queryAt, textAt, textsAt } from '../shared/query-values.ts'
import { comparedCarriers } from './compared-carriers.ts'

/** A comparison as stored in its address. */
export interface ComparisonAddress {
  /** In column order, each once, at most four. Fewer than two: the user has to choose more. */
  readonly carriers: readonly CarrierId[]
  /** The lane that touches are counted on; an empty lane counts none. */
  readonly lane: Lane
  /** Whether rows with the same text for all carriers are hidden. */
  readonly onlyDifferences: boolean
}

/**
 * Reads the comparison from a query, with or without its question mark.
 *
 * Refuses: nothing; invalid ids, duplicates and carriers after the fourth are dropped.
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
 * The address of a comparison: `/carriers/compare?carriers[]=7&carriers[]=9`. Defaults are omitted.
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
