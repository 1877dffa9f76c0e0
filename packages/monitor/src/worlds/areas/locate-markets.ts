import { centerOf, located } from '../../database/nearest-market.ts'
import { MARKETS, type Market } from './markets.ts'
import type { PostalPlace } from './postal-places.ts'

type Center = ReturnType<typeof centerOf>

const cityKey = ({ city, state }: Pick<PostalPlace, 'city' | 'state'>) => `${city}, ${state}`.toUpperCase()

const groupByCity = (places: readonly PostalPlace[]) => {
  const groups = new Map<string, Center[]>()
  for (const place of located(places)) {
    const group = groups.get(cityKey(place))
    if (group === undefined) groups.set(cityKey(place), [place])
    else group.push(place)
  }
  return groups
}

/**
 * Every market with the coordinates of its city. Refuses: throws for a city without a ZIP, as the table is wrong then.
 */
export const locateMarkets = (places: readonly PostalPlace[]): readonly (Market & Center)[] => {
  const byCity = groupByCity(places)
  return MARKETS.map(market => {
    if (market.at !== undefined) return { ...market, latitude: market.at[0], longitude: market.at[1] }
    const zips = byCity.get(cityKey(market))
    if (zips === undefined) throw new Error(`No ZIP lies in the market city ${market.city}, ${market.state}`)
    return { ...market, ...centerOf(zips) }
  })
}
