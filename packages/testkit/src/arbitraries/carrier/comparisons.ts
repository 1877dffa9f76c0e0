import { COMPARED_MAX, type ComparisonAddress } from '@fairhaul/core'
import fc from 'fast-check'
import { lanes } from '../search/lanes.ts'
import { ids } from '../shared/ids.ts'

/** Comparisons as their addresses hold them, also such as have still to be filled. */
export const comparisonAddresses: fc.Arbitrary<ComparisonAddress> = fc.record({
  carriers: fc.uniqueArray(ids<'carrier'>(), { maxLength: COMPARED_MAX }),
  lane: lanes,
  onlyDifferences: fc.boolean(),
})
