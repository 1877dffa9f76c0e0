import type { Insertable } from 'kysely'
import { placeKey } from '../../database/place-key.ts'
import type { Schema } from '../../database/schema.ts'
import { located, nearestMarket } from '../../database/nearest-market.ts'
import { marketCode } from './markets.ts'
import { locateMarkets } from './locate-markets.ts'
import { type PostalPlace, postalPlaces } from './postal-places.ts'
import { CANADIAN_PROVINCES, MEXICAN_STATES, US_STATES } from './states.ts'

type Area = Insertable<Schema['areas']> & { readonly id: number }

const COUNTRIES = [
  ['US', 'United States', US_STATES],
  ['CA', 'Canada', CANADIAN_PROVINCES],
  ['MX', 'Mexico', MEXICAN_STATES],
] as const

/**
 * Every area that a search may name: countries, states, our markets, three-digit ZIPs (including Canadian FSAs, which
 * are of similar size) and ZIPs, with ids from 1. `only` limits the ZIPs and FSAs to some states, for a small world.
 */
export const buildAreas = async (only?: ReadonlySet<string>): Promise<readonly Area[]> => {
  const places = await postalPlaces()
  const included = only === undefined ? places : places.filter(({ state }) => only.has(state))
  const areas: Area[] = []
  const idOf = new Map<string, number>()
  const add = (key: string, area: Omit<Area, 'id' | 'name_key'>) => {
    areas.push({ id: areas.length + 1, name_key: placeKey(area.name), ...area })
    idOf.set(key, areas.length)
  }
  const within = { state_area_id: null, kma_area_id: null, latitude: null, longitude: null, zip_count: 0 }

  for (const [code, name] of COUNTRIES)
    add(code, { ...within, is_type: 'country', code, name, country: code })
  for (const [country, , states] of COUNTRIES)
    for (const [code, name] of states)
      add(`${country}/${code}`, { ...within, is_type: 'state', code, name, country })

  const markets = locateMarkets(places)
  for (const market of markets) {
    const code = marketCode(market)
    const { latitude, longitude } = market
    const state_area_id = idOf.get(`${market.country}/${market.state}`) ?? null
    const name = `${market.city}, ${market.state} market`
    add(code, {
      ...within,
      is_type: 'kma',
      code,
      name,
      country: market.country,
      state_area_id,
      latitude,
      longitude,
    })
  }

  const parents = (place: PostalPlace) => {
    const market = nearestMarket(place, markets)
    return {
      country: place.country,
      state_area_id: idOf.get(`${place.country}/${place.state}`) ?? null,
      kma_area_id: market === undefined ? null : (idOf.get(marketCode(market)) ?? null),
      latitude: place.latitude,
      longitude: place.longitude,
    }
  }
  for (const group of byThree(included)) {
    const { code, city, state } = group.center
    const three = code.slice(0, 3)
    const zip_count = group.count
    add(three, {
      ...parents(group.center),
      is_type: 'three_zip',
      code: three,
      name: `${city}, ${state} ${three}`,
      zip_count,
    })
  }
  for (const place of included) {
    if (place.country !== 'US') continue
    const name = `${place.city}, ${place.state} ${place.code}`
    add(place.code, { ...parents(place), is_type: 'five_zip', code: place.code, name, zip_count: 1 })
  }
  return countZips(areas)
}

/** Places by the first three characters, each group with one place of its most common city. */
const byThree = (places: readonly PostalPlace[]) => {
  const groups = new Map<string, PostalPlace[]>()
  for (const place of places) {
    const three = place.code.slice(0, 3)
    const group = groups.get(three)
    if (group === undefined) groups.set(three, [place])
    else group.push(place)
  }
  return [...groups.values()].map(group => {
    const placed = located(group)
    return { center: mostCommonCity(placed.length === 0 ? group : placed), count: group.length }
  })
}

const mostCommonCity = (places: readonly PostalPlace[]): PostalPlace => {
  const counts = new Map<string, number>()
  for (const { city } of places) counts.set(city, (counts.get(city) ?? 0) + 1)
  const best = places.reduce((a, b) => ((counts.get(b.city) ?? 0) > (counts.get(a.city) ?? 0) ? b : a))
  return best
}

/** Counts ZIPs (in Canada FSAs) into their state, market and country. */
const countZips = (areas: readonly Area[]): readonly Area[] => {
  const counts = new Map<number, number>()
  const count = (id: number | null | undefined) => {
    if (id !== null && id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const countryIds = new Map(areas.filter(a => a.is_type === 'country').map(a => [a.code, a.id]))
  for (const area of areas) {
    const isLeaf = area.is_type === 'five_zip' || (area.is_type === 'three_zip' && area.country === 'CA')
    if (!isLeaf) continue
    for (const id of [area.state_area_id, area.kma_area_id, countryIds.get(area.country)]) count(id)
  }
  return areas.map(area => ({ ...area, zip_count: counts.get(area.id) ?? area.zip_count }))
}
