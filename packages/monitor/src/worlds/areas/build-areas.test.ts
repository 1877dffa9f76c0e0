import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_MILES_MAX } from '../../database/nearest-market.ts'
import { milesBetween } from '../../kernel/miles-between.ts'
import { buildAreas } from './build-areas.ts'

type Areas = Awaited<ReturnType<typeof buildAreas>>
type Area = Areas[number]

let areas: Areas
let byId: ReadonlyMap<number, Area>
let leaves: readonly Area[]
beforeAll(async () => {
  areas = await buildAreas()
  byId = new Map(areas.map(area => [area.id, area]))
  leaves = areas.filter(({ is_type }) => is_type === 'five_zip' || is_type === 'three_zip')
})

const areaOf = (code: string) => areas.find(area => area.code === code)
const marketOf = ({ kma_area_id }: Area) => byId.get(kma_area_id ?? 0)
const pointOf = ({ latitude, longitude }: Area) => ({ latitude: latitude ?? 90, longitude: longitude ?? 0 })
const miles = (one: Area, other: Area) => milesBetween(pointOf(one), pointOf(other))

describe('the market of a place', () => {
  it.each([
    ['75201', 'TX-DALLAS'],
    ['10001', 'NY-NEWYORK'],
    ['11746', 'NY-NEWYORK'],
    ['06840', 'NY-NEWYORK'],
    ['99546', 'AK-ANCHORAGE'],
    ['00802', 'PR-SANJUAN'],
    ['M5V', 'ON-TORONTO'],
    ['10200', undefined],
    ['102', 'NY-NEWYORK'],
    ['H0H', undefined],
    ['96910', undefined],
    ['969', undefined],
    ['96799', undefined],
    ['96898', undefined],
    ['V0N', undefined],
  ])('%s has the market %s', (code, market) => {
    const area = areaOf(code)
    expect(area).toBeDefined()
    expect(area && marketOf(area)?.code).toBe(market)
  })

  it('is of its country, and as near as the market of its neighbor allows', () => {
    const placed = leaves.flatMap(area => {
      const market = marketOf(area)
      return market === undefined ? [] : [{ area, market, far: miles(area, market) }]
    })
    expect(placed.filter(({ area, market }) => area.country !== market.country)).toEqual([])
    expect(placed.filter(({ far }) => far > MARKET_MILES_MAX)).toEqual([])
    const beside = placed.map(({ area, far }, at) => {
      const other = placed[at - 1]
      return other?.area.country === area.country
        ? { area, far, allowed: other.far + miles(other.area, area) }
        : null
    })
    expect(beside.filter(each => each !== null && each.far > each.allowed + 0.001)).toEqual([])
  })

  it('is the market of its own city for each ZIP code of that city', () => {
    const marketsOf = new Map<string, Set<string | undefined>>()
    for (const zip of leaves.filter(({ is_type, latitude }) => is_type === 'five_zip' && latitude !== null)) {
      const city = zip.name.slice(0, -' 75201'.length)
      marketsOf.set(city, (marketsOf.get(city) ?? new Set()).add(marketOf(zip)?.code))
    }
    const markets = areas.filter(({ is_type, country }) => is_type === 'kma' && country === 'US')
    expect(markets.map(({ name }) => marketsOf.get(name.replace(/ market$/u, '')))).toEqual(
      markets.map(({ code }) => new Set([code])),
    )
  })
})
