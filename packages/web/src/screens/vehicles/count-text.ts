import { formatCount, formatNumber } from '@fairhaul/core'

/** The server counts no further. */
const COUNTED_MAX = 5_000

/** How many sightings a list has: each row is a vehicle with a carrier, by one source. */
export const countText = (total: number): string =>
  total < COUNTED_MAX ? formatCount(total, 'sighting') : `${formatNumber(COUNTED_MAX)} sightings or more`
