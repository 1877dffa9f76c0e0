import { describe, expect, it } from 'vitest'
import { regionOfPlace } from '../carrier/carriers-by-region.ts'
import { NSC_REGION_LABELS, NSC_REGIONS } from '../carrier/identifier-region.ts'
import { REGIONS, readRegion } from './regions.ts'

const keyOf = (state: string | null, country: string | null) => regionOfPlace({ state, country })?.key

describe('the regions', () => {
  it('map regions are the states of three countries, each once', () => {
    const countries = ['US', 'CA', 'MX'].map(
      country => REGIONS.filter(each => each.country === country).length,
    )
    expect(countries).toEqual([53, 13, 32])
    expect(new Set(REGIONS.map(({ key }) => key)).size).toBe(REGIONS.length)
  })

  it('Canadian map regions are named as in its identifiers', () => {
    expect(NSC_REGIONS.map(letters => readRegion(`CA-${letters}`)?.name)).toEqual(
      NSC_REGIONS.map(letters => NSC_REGION_LABELS[letters]),
    )
  })

  it('all map regions are in North America', () => {
    for (const { middle } of REGIONS) {
      expect(middle.latitude).toBeGreaterThan(15)
      expect(middle.latitude).toBeLessThan(70)
      expect(middle.longitude).toBeGreaterThan(-165)
      expect(middle.longitude).toBeLessThan(-55)
    }
  })

  it.each([
    ['US-TX', 'Texas'],
    [' mx-co ', 'Coahuila'],
    ['CA-NL', 'Newfoundland and Labrador'],
    ['US-WV', 'West Virginia'],
    ['US-ZZ', undefined],
    ['TX', undefined],
    ['', undefined],
  ])('the region key %j is read as %s', (text, name) => {
    expect(readRegion(text)?.name).toBe(name)
  })
})

describe('the region of a place', () => {
  it.each([
    ['TX', 'US', 'US-TX'],
    ['CO', 'MX', 'MX-CO'],
    ['PQ', 'CA', 'CA-QC'],
    ['QC', 'CA', 'CA-QC'],
    ['ZZ', 'CA', undefined],
    ['TX', null, undefined],
    [null, 'US', undefined],
    ['GU', 'US', undefined],
    ['BY', 'DE', undefined],
  ])('the map region of %s in %s is %s', (state, country, key) => {
    expect(keyOf(state, country)).toBe(key)
  })
})
