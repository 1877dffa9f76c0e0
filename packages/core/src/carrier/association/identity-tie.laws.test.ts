import { arbitrary, holds, someCautionFacts } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayUse } from '../may-use.ts'
import { TIE_REASONS } from './identity-tie-record.ts'
import { byStrength, strongestTie } from './identity-tie.ts'
import { strongestTieText } from './identity-tie-text.ts'

const ties = fc.uniqueArray(arbitrary.identityTies, { maxLength: 6, selector: ({ id }) => id })

describe('laws of the strongest tie', () => {
  it('the order received never changes which tie is the strongest', () => {
    const shuffled = ties.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    holds([shuffled, fc.boolean()], ([all, turned], offers) => {
      expect(strongestTie({ identityTies: turned }, offers)).toEqual(
        strongestTie({ identityTies: all }, offers),
      )
    })
  })

  it('two ties to different carriers never have the same place', () => {
    holds([arbitrary.identityTies, arbitrary.identityTies], (one, other) => {
      expect(Math.sign(byStrength(one, other)) + Math.sign(byStrength(other, one))).toBe(0)
      if (one.id !== other.id) expect(byStrength(one, other)).not.toBe(0)
    })
  })

  it('no tie that is known is graver than the strongest, and one more never makes it milder', () => {
    holds([ties, arbitrary.identityTies], (all, more) => {
      const rank = (of: typeof all) => {
        const found = strongestTie({ identityTies: of })
        return found === null ? TIE_REASONS.length : TIE_REASONS.indexOf(found.tie.reason)
      }
      expect(rank([...all, more])).toBeLessThanOrEqual(rank(all))
    })
  })

  it('every tie has a sentence with why', () => {
    holds([arbitrary.identityTies], tie => {
      expect(strongestTieText({ tie, more: 0 })).toMatch(
        /^(?:Same|Registered before) .+, (?:revoked|out of service|reported|set to Do not dispatch)\b/,
      )
    })
  })

  it('ties never change whether a carrier may be used', () => {
    holds([arbitrary.carriers, ties, arbitrary.calendarDates], (carrier, identityTies, today) => {
      const without = mayUse({ ...carrier, cautions: null }, today)
      const answer = mayUse({ ...carrier, cautions: someCautionFacts({ identityTies }) }, today)
      expect({ ...answer, tie: null }).toEqual(without)
    })
  })
})
