import { milesBetween, type Point } from '../kernel/miles-between.ts'

/** Choice: the Pacific territories are farther from Honolulu, and the mainland's places are nearer to theirs. */
export const MARKET_MILES_MAX = 1_500

interface Located extends Point {
  readonly country: string
}

const isLocated = <Place extends { readonly latitude: number | null; readonly longitude: number | null }>(
  place: Place,
): place is Place & Point => place.latitude !== null && place.longitude !== null

/** Those of some places whose coordinates are known. */
export const located = <
  Place extends { readonly latitude: number | null; readonly longitude: number | null },
>(
  places: readonly Place[],
): readonly (Place & Point)[] => places.filter(isLocated)

/** The center of some places. */
export const centerOf = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
})

/**
 * The market of a place: the nearest of its country on the globe, also across the 180th meridian.
 *
 * Empty: undefined for a place whose coordinates are not known, and where no market is near.
 */
export const nearestMarket = <Market extends Located>(
  place: { readonly country: string; readonly latitude: number | null; readonly longitude: number | null },
  markets: readonly Market[],
): Market | undefined => {
  if (!isLocated(place)) return undefined
  let nearest: Market | undefined
  let least = MARKET_MILES_MAX
  for (const market of markets) {
    if (market.country !== place.country) continue
    const miles = milesBetween(place, market)
    if (miles <= least) [nearest, least] = [market, miles]
  }
  return nearest
}
