import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'

const draw = (seed: string, count: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('randomFrom', () => {
  it('the same seed gives the same numbers, another seed gives others', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        expect(draw(seed, 20)).toEqual(draw(seed, 20))
        expect(draw(seed, 20)).not.toEqual(draw(`${seed}'`, 20))
      }),
    )
  })

  it('a random whole number lies between its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -1e6, max: 1e6 }), fc.nat(1e6), (seed, least, span) => {
        const drawn = randomFrom(seed).whole(least, least + span)
        expect(Number.isInteger(drawn) && drawn >= least && drawn <= least + span).toBe(true)
      }),
    )
  })

  it('random fractions are spread evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (const fraction of draw('spread', 20_000)) {
      const tenth = Math.floor(fraction * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })

  it('an item is drawn as often as its weight says, one of no weight never', () => {
    const random = randomFrom('weights')
    const drawn = Array.from({ length: 10_000 }, () =>
      random.weigh([
        [3, 'a'],
        [1, 'b'],
        [0, 'c'],
      ]),
    )
    expect(drawn.filter(item => item === 'c')).toEqual([])
    expect(drawn.filter(item => item === 'a').length / 10_000).toBeCloseTo(0.75, 1)
  })

  it('picking from an empty list throws', () => {
    expect(() => randomFrom('x').pick([])).toThrow('Nothing to pick from')
  })
})
