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

describe('the places where a carrier may have its address', () => {
  it.each([
    ['Liberty Mutual', 'CA'],
    ['Citicorp Services Inc', 'NY'],
    ['Allstate Insurance Co', 'PA'],
    ['Visa Lottery State Dept', 'VA'],
    ['Us Bank', 'OR'],
    ['Parcel Return Service', 'DC'],
    ['Nationwide Fulfill Systems', 'MD'],
  ])('are not %s, %s', (city, state) => {
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
  ])('are %s, %s', (city, state) => {
    expect(has(settled, city, state)).toBe(true)
  })

  it('are nearly all there are', () => {
    expect(settled.length / all.length).toBeGreaterThan(0.98)
  })

  it('come in the order of the codes, each once', () => {
    const codes = settled.map(({ code }) => code)
    expect(codes).toEqual([...new Set(codes)].toSorted())
  })
})
