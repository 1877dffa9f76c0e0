import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHARED_BY_MAX, revokedAssociatesShown, sharedWeight, tieWeight } from './federal-ties.ts'

const { sharedValues, revokedAssociates } = arbitrary

it('more in common never weighs less', () => {
  holds([revokedAssociates, sharedValues], (associate, more) => {
    const with_ = { ...associate, shared: [...associate.shared, more] }
    expect(tieWeight(with_)).toBeGreaterThanOrEqual(tieWeight(associate))
  })
})

it('a value weighs less the more carriers have it, and nothing above the limit', () => {
  holds([sharedValues, fc.integer({ min: 2, max: 40 })], (value, carriers) => {
    const weight = sharedWeight({ ...value, carriers })
    expect(sharedWeight({ ...value, carriers: carriers + 1 })).toBeLessThanOrEqual(weight)
    expect(weight > 0).toBe(carriers <= SHARED_BY_MAX)
  })
})

it('the order of shared values never changes the weight of a tie', () => {
  holds([revokedAssociates], associate => {
    const turned = { ...associate, shared: associate.shared.toReversed() }
    expect(tieWeight(turned)).toBeCloseTo(tieWeight(associate), 9)
  })
})

it('no carrier is shown for values that many have, and none shown has such a value', () => {
  holds([fc.array(revokedAssociates, { maxLength: 6 })], revoked => {
    for (const { shared, isPrior } of revokedAssociatesShown({ revoked })) {
      expect(isPrior || shared.length > 0).toBe(true)
      for (const { carriers } of shared) expect(carriers).toBeLessThanOrEqual(SHARED_BY_MAX)
    }
  })
})
