import { MARKETS, type Market } from './markets.ts'
import type { PostalPlace } from './postal-places.ts'

type LocatedMarket = Market & { readonly at: readonly [number, number] }

const EARTH_RADIUS_MILES = 3_958.8
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/**
 * Every market with the coordinates of its city. Refuses: throws for a city without a ZIP, as the table is wrong then.
 */
export const locateMarkets = (places: readonly PostalPlace[]): readonly LocatedMarket[] => {
  const byCity = groupByCity(places)
  return MARKETS.map(market => {
    if (market.at !== undefined) return { ...market, at: market.at }
    const zips = byCity.get(cityKey(market)) ?? []
    if (zips.length === 0) throw new Error(`No ZIP lies in the market city ${market.city}, ${market.state}`)
    return {
      ...market,
      at: [mean(zips.map(({ latitude }) => latitude)), mean(zips.map(({ longitude }) => longitude))] as const,
    }
  })
}

type Placed = PostalPlace & { readonly latitude: number; readonly longitude: number }

/** Whether the coordinates of a place are known. */
export const isPlaced = (place: PostalPlace): place is Placed =>
  place.latitude !== null && place.longitude !== null

const cityKey = ({ city, state }: Pick<PostalPlace, 'city' | 'state'>) => `${city}, ${state}`.toUpperCase()

const groupByCity = (places: readonly PostalPlace[]) => {
  const groups = new Map<string, Placed[]>()
  for (const place of places.filter(isPlaced)) {
    const group = groups.get(cityKey(place))
    if (group === undefined) groups.set(cityKey(place), [place])
    else group.push(place)
  }
  return groups
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance of two points, also across the 180th meridian. */
export const milesApart = (
  [north, east]: readonly [number, number],
  [otherNorth, otherEast]: readonly [number, number],
): number => {
  const [a, b] = [radians(north), radians(otherNorth)]
  const half =
    Math.sin((a - b) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(east - otherEast) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Choice: the Pacific territories are farther from Honolulu, and nothing of the mainland and the Arctic is from its market. */
export const MARKET_MILES_MAX = 1_500

/**
 * The market of a place: the nearest of its country. Undefined for a place without coordinates, and where none is near.
 */
export const nearestMarket = (
  place: PostalPlace,
  markets: readonly LocatedMarket[],
): LocatedMarket | undefined => {
  if (!isPlaced(place)) return undefined
  let nearest: LocatedMarket | undefined
  let least = MARKET_MILES_MAX
  for (const market of markets) {
    if (market.country !== place.country) continue
    const miles = milesApart([place.latitude, place.longitude], market.at)
    if (miles <= least) [nearest, least] = [market, miles]
  }
  return nearest
}
