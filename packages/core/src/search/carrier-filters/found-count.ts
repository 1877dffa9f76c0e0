import { formatCount, formatNumber } from '../../shared/amounts.ts'

/** The highest number of carriers that a search counts: an exact count of half a million carriers is of no use. */
export const CARRIERS_COUNTED_MAX = 5_000

/** "1 carrier", "412 carriers", "5,000 carriers or more". Source: section 7, "Carriers"; the wording is ours. */
export const foundCountText = (total: number): string =>
  total >= CARRIERS_COUNTED_MAX
    ? `${formatNumber(CARRIERS_COUNTED_MAX)} carriers or more`
    : formatCount(total, 'carrier')
