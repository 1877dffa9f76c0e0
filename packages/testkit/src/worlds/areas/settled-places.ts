import type { PostalPlace } from './postal-places.ts'

/** Organisations with ZIPs of their own that neither sign below gives away. */
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
 * The places of which one can tell that people live and work there: where an invented carrier may have its address.
 *
 * The post office gives large senders of mail a ZIP of their own, and the tables name it as if it were a city ("Liberty
 * Mutual, CA"). Two signs tell most of them: none of the city's ZIPs was placed more exactly than two decimals of a
 * degree, or each was placed at the very point of a larger city.
 *
 * Choice: some 200 hamlets and bases show the same signs and are left out too. A ZIP's own name as an area stays as it
 * is, for there a hamlet must not lose its name.
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
