import type { PostalPlace } from './postal-places.ts'

/** Organizations with their own ZIPs that neither sign below detects. */
const NO_PLACES: ReadonlySet<string> = new Set([
  'First Consumers Nat Bank',
  'First Union Bank',
  'Gen Electric',
  'Parcel Return Service',
])

const cityOf = ({ city, state }: PostalPlace) => `${city.toUpperCase()}, ${state}`
const pointOf = ({ latitude, longitude }: PostalPlace) => `${latitude} ${longitude}`

const hasMoreThanTwoDecimals = (degrees: number | null) =>
  degrees !== null && Math.abs(degrees * 100 - Math.round(degrees * 100)) > 1e-6

const isSurveyed = ({ latitude, longitude }: PostalPlace) =>
  hasMoreThanTwoDecimals(latitude) || hasMoreThanTwoDecimals(longitude)

/**
 * The places where people live and work, so that an invented carrier may have its address there.
 *
 * Large senders of mail have their own ZIPs, which the tables list like cities ("Liberty Mutual, CA"). Two signs detect
 * most of them: none of the city's ZIPs has coordinates with more than two decimals, or each has exactly the
 * coordinates of a larger city.
 *
 * Choice: some 200 hamlets and bases show the same signs and are left out too. Area names are not changed.
 */
export const settledPlaces = (places: readonly PostalPlace[]): readonly PostalPlace[] => {
  const cities = new Map<string, PostalPlace[]>()
  const sizesAt = new Map<string, number>()
  for (const place of places) {
    const city = cities.get(cityOf(place))
    if (city === undefined) cities.set(cityOf(place), [place])
    else city.push(place)
  }
  for (const city of cities.values())
    for (const place of city)
      sizesAt.set(pointOf(place), Math.max(sizesAt.get(pointOf(place)) ?? 0, city.length))
  const isSettled = (city: readonly PostalPlace[]) =>
    city.some(place => isSurveyed(place) && sizesAt.get(pointOf(place)) === city.length)
  return [...cities.values()]
    .filter(isSettled)
    .flat()
    .filter(({ city }) => !NO_PLACES.has(city))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
