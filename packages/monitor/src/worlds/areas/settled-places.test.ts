import { beforeAll, describe, expect, it } from 'vitest'
import { type PostalPlace, postalPlaces } from './postal-places.ts'
import { settledPlaces } from './settled-places.ts'

let all: readonly PostalPlace[]
let settled: readonly PostalPlace[]
beforeAll(async () => {
  all = (await postalPlaces()).filter(({ country }) => country === 'US')
  settled = settledPlaces(all)
})

const has = (places: readonly PostalPlace[], city: string, state: string) =>
  places.some(place => place.city === city && place.state === state)

describe('settledPlaces', () => {
  it.each([
    ['Liberty Mutual', 'CA'],
    ['Citicorp Services Inc', 'NY'],
    ['Allstate Insurance Co', 'PA'],
    ['Visa Lottery State Dept', 'VA'],
    ['Us Bank', 'OR'],
    ['Parcel Return Service', 'DC'],
    ['Nationwide Fulfill Systems', 'MD'],
  ])('settled places leave out %s, %s', (city, state) => {
    expect(has(all, city, state)).toBe(true)
    expect(has(settled, city, state)).toBe(false)
  })

  it.each([
    ['Urbana', 'IL'],
    ['Red Bank', 'NJ'],
    ['Telephone', 'TX'],
    ['University Park', 'PA'],
    ['Federal Way', 'WA'],
    ['New York', 'NY'],
    ['Slate Run', 'PA'],
  ])('settled places include %s, %s', (city, state) => {
    expect(has(settled, city, state)).toBe(true)
  })

  it('settled places are nearly all places', () => {
    expect(settled.length / all.length).toBeGreaterThan(0.98)
  })

  it('settled places are in the order of their codes, each once', () => {
    const codes = settled.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)].toSorted())
  })
})
