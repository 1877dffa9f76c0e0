import { formatCount, formatNumber, type Page } from '@fairhaul/core'

/** The server counts no further. */
const COUNTED_MAX = 5_000

/** How many sightings a list has: what the server counts is a vehicle with a carrier, by one source. */
export const countText = (total: number): string =>
  total < COUNTED_MAX ? formatCount(total, 'sighting') : `${formatNumber(COUNTED_MAX)} sightings or more`

/** How many vehicles a list has, where one page holds it all, and by how many sightings. */
export const vehicleCountText = (
  { pages, total }: Pick<Page<unknown>, 'pages' | 'total'>,
  vehicles: number,
): string => (pages > 1 ? countText(total) : `${formatCount(vehicles, 'vehicle')}, ${countText(total)}`)
