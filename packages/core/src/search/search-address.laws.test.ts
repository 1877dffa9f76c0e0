import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSearchAddress, searchAddress } from './search-address.ts'

const searches = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 60 }),
  page: fc.integer({ min: 1, max: 999_999 }),
  onlyMyCarriers: fc.boolean(),
})

it('an address read back is the search it was written for', () => {
  holds([searches], search => {
    const address = searchAddress(search)
    expect(readSearchAddress(address.slice(address.indexOf('?')))).toEqual(search)
  })
})
