import { formatCount, formatNumber, type Page } from '@fairhaul/core'

/** The maximum that the server counts to. */
const COUNTED_MAX = 5_000

/** The number of sightings in a list: the server counts a vehicle with a carrier, by one source. */
export const countText = (total: number): string =>
  total < COUNTED_MAX ? formatCount(total, 'sighting') : `${formatNumber(COUNTED_MAX)} sightings or more`

/** The number of vehicles in a list that fits one page, and of their sightings. */
export const vehicleCountText = (
  { pages, total }: Pick<Page<unknown>, 'pages' | 'total'>,
  vehicles: number,
): string => (pages > 1 ? countText(total) : `${formatCount(vehicles, 'vehicle')}, ${countText(total)}`)
