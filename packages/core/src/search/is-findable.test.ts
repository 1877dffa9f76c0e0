import { describe, expect, it } from 'vitest'
import { isFindable } from './is-findable.ts'

const verified = {
  legalName: 'EAGLE MESA FREIGHT LLC',
  isCensusVerified: true,
  areIdentifiersVerified: [true],
}

describe('a carrier is found', () => {
  it.each([
    ['with a verified census and a verified identifier', {}],
    ['with a verified census alone', { areIdentifiersVerified: [] }],
    [
      'with one verified identifier alone',
      { isCensusVerified: false, areIdentifiersVerified: [false, true] },
    ],
  ])('a carrier is findable %s', (_, change) => {
    expect(isFindable({ ...verified, ...change })).toBe(true)
  })

  it.each([
    ['without a legal name', { legalName: null }],
    ['with a legal name of blanks', { legalName: ' \t' }],
    ['with nothing verified', { isCensusVerified: false, areIdentifiersVerified: [false] }],
    ['without any identifier nor a verified census', { isCensusVerified: false, areIdentifiersVerified: [] }],
  ])('a carrier is not findable %s', (_, change) => {
    expect(isFindable({ ...verified, ...change })).toBe(false)
  })
})
