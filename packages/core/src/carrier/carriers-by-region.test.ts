import { aCarrier, aPlace } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readRegion } from '../map/regions.ts'
import { carriersByRegion, regionCountText, regionShade, unmappedText } from './carriers-by-region.ts'

const at = (state: string | null, country: string | null = 'US') =>
  aCarrier({ physicalAddress: aPlace({ state, country }) })

it('carriers are counted by region, the most first and equal counts by name', () => {
  const { counts, unmapped } = carriersByRegion([
    at('TX'),
    at('GA'),
    at('TX'),
    at('AL'),
    at('CO', 'MX'),
    at('CO'),
    at(null),
    at('ZZ'),
  ])
  expect(counts.map(({ region, count }) => `${region.key} ${count}`)).toEqual([
    'US-TX 2',
    'US-AL 1',
    'MX-CO 1',
    'US-CO 1',
    'US-GA 1',
  ])
  expect(unmapped).toBe(2)
})

it('no carriers have no regions', () => {
  expect(carriersByRegion([])).toEqual({ counts: [], unmapped: 0 })
})

it.each([
  [1, 1, 1],
  [1, 300, 1],
  [10, 300, 2],
  [299, 300, 3],
  [300, 300, 4],
])('%i beside a maximum of %i has shade %i', (count, most, shade) => {
  expect(regionShade(count, most)).toBe(shade)
})

it('the counts by region have texts', () => {
  const region = readRegion('US-TX')
  const all = { counted: 12, total: 12 }
  const some = { counted: 200, total: 1_792 }
  expect(region && regionCountText({ region, count: 12 }, all)).toBe('12 carriers in Texas')
  expect(region && regionCountText({ region, count: 1 }, some)).toBe('1 carrier in Texas, of the first 200')
  expect(unmappedText(0)).toBeUndefined()
  expect(unmappedText(2)).toBe('2 carriers without a state or province on this map')
})
