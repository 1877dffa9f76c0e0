import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LinePrints } from './line-prints.ts'

const NUMBER = { max: 2 ** 32 - 1 }
const line = fc.record({ low: fc.nat(NUMBER), high: fc.nat(NUMBER), owner: fc.nat(99_999_999) })

const linesOf = (prints: LinePrints) =>
  Array.from({ length: prints.length }, (_, at) => ({
    low: prints.low(at),
    high: prints.high(at),
    owner: prints.owner(at),
  }))

it('lines that are stored in parts are read back in their order', () => {
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 8 }), (lines, aPart) => {
      const prints = new LinePrints()
      for (const { owner, ...print } of lines) prints.add(print, owner)
      const parts = []
      for (let from = 0; from < prints.length; from += aPart) parts.push(prints.bytes(from, from + aPart))
      expect(linesOf(LinePrints.of(parts))).toEqual(lines)
    }),
  )
})

it('whose lines are takes a tenth of a byte where carriers come in order', () => {
  const prints = new LinePrints()
  for (let at = 0; at < 10_000; at += 1) prints.add({ low: at, high: at }, 1_000_000 + at)
  const stored = prints.bytes(0, prints.length)
  expect(stored.prints.length).toBe(80_000)
  expect(stored.owners.length).toBeLessThan(1_000)
})
