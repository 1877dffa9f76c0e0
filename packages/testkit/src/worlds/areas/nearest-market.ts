import { MARKETS, type Market } from './markets.ts'
import type { PostalPlace } from './postal-places.ts'

type LocatedMarket = Market & { readonly at: readonly [number, number] }

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/**
 * Every market with the coordinates of its city. Refuses: throws for a city without a ZIP, as the table is wrong then.
 */
export const locateMarkets = (places: readonly PostalPlace[]): readonly LocatedMarket[] => {
  const byCity = groupByCity(places)
  return MARKETS.map(market => {
    if (market.at !== undefined) return { ...market, at: market.at }
    const zips = (byCity.get(`${market.city}, ${market.state}`) ?? []).filter(zip => zip.latitude !== null)
    if (zips.length === 0) throw new Error(`No ZIP lies in the market city ${market.city}, ${market.state}`)
    return {
      ...market,
      at: [mean(zips.map(z => z.latitude ?? 0)), mean(zips.map(z => z.longitude ?? 0))] as const,
    }
  })
}

const groupByCity = (places: readonly PostalPlace[]) => {
  const groups = new Map<string, PostalPlace[]>()
  for (const place of places) {
    const key = `${place.city}, ${place.state}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [place])
    else group.push(place)
  }
  return groups
}

/**
 * The market of a place: the nearest of its country. Undefined for a place without coordinates.
 *
 * Choice: distance on a plane, with degrees of longitude shortened by latitude, is exact enough for this.
 */
export const nearestMarket = (
  place: PostalPlace,
  markets: readonly LocatedMarket[],
): LocatedMarket | undefined => {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return undefined
  const shortening = Math.cos((latitude * Math.PI) / 180)
  let nearest: LocatedMarket | undefined
  let least = Number.POSITIVE_INFINITY
  for (const market of markets) {
    if (market.country !== place.country) continue
    const north = market.at[0] - latitude
    const east = (market.at[1] - longitude) * shortening
    const distance = north * north + east * east
    if (distance < least) [nearest, least] = [market, distance]
  }
  return nearest
}
