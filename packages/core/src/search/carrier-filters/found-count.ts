import { formatCount, formatNumber } from '../../shared/amounts.ts'

/** A search counts no further than this, in carriers, as half a million of them need not be counted for anybody. */
export const CARRIERS_COUNTED_MAX = 5_000

/**
 * "1 carrier", "412 carriers", "5,000 carriers or more". Source: section 7, "Carriers"; the words are ours.
 */
export const foundCountText = (total: number): string =>
  total >= CARRIERS_COUNTED_MAX
    ? `${formatNumber(CARRIERS_COUNTED_MAX)} carriers or more`
    : formatCount(total, 'carrier')
