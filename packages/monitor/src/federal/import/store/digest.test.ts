import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digestOf, keyOf, rankOfDay, shortDigest, shortKey } from './digest.ts'

const rank = fc.integer({ min: 0, max: 32_767 })

it('a digest begins with its rank, so that of two the later one is greater', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), rank, rank, (one, other, first, second) => {
      expect(digestOf(one, first)).toBe(first * 2 ** 38 + digestOf(one))
      if (first < second) expect(digestOf(one, first)).toBeLessThan(digestOf(other, second))
    }),
  )
  expect(rankOfDay('2026-03-04')).toBeLessThan(rankOfDay('2026-03-05'))
  expect(rankOfDay(null)).toBeLessThan(rankOfDay('2026-03-04'))
})

it('keys and digests are whole numbers, and short ones take four bytes', () => {
  fc.assert(
    fc.property(fc.string(), rank, (text, first) => {
      expect(keyOf(text)).toSatisfy(Number.isSafeInteger)
      expect(digestOf(text, first)).toSatisfy(Number.isSafeInteger)
      expect(shortKey(keyOf(text))).toBeLessThan(2 ** 31)
      expect(shortDigest(digestOf(text))).toBeLessThan(2 ** 31)
    }),
  )
})
