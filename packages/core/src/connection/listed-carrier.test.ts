import { aBlockedConnection, aListedCarrier, anIdentityTie, someCautionFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { shortConnection } from './connection.ts'
import {
  listedTieText,
  listedUseText,
  listedVerdictText,
  numbersOfText,
  ownNumber,
} from './listed-carrier.ts'

const identifier = (type: 'MC' | 'DOT', value: string) => ({ type, value, region: null })

it('a file names a carrier by its DOT number, else by its first', () => {
  const [mc, dot] = [identifier('MC', '1'), identifier('DOT', '2')]
  expect(ownNumber({ identifiers: [mc, dot] })).toBe(dot)
  expect(ownNumber({ identifiers: [mc] })).toBe(mc)
  expect(ownNumber({ identifiers: [] })).toBeUndefined()
})

it.each([
  [{ verdict: null, hiddenRules: 2 }, null],
  [{ verdict: 'Pass', hiddenRules: 0 }, 'Pass'],
  [{ verdict: 'Fail', hiddenRules: 3 }, 'Fail, partial: 3 rules are not shown to you'],
] as const)('the verdict of a listed carrier with %j is %j', (change, text) => {
  expect(listedVerdictText(aListedCarrier(change))).toBe(text)
  expect(listedUseText(aListedCarrier(change))).toBe(text)
})

it('a listed carrier that is blocked says so before its verdict', () => {
  const connection = shortConnection(aBlockedConnection())
  expect(listedUseText(aListedCarrier({ connection, verdict: 'Pass' }))).toBe('Do not dispatch')
})

it('a carrier has some numbers of a text and others not, digits of either register once', () => {
  const own = { identifiers: [identifier('DOT', '12')] }
  const plain = [identifier('DOT', '0012'), identifier('MC', '0012')]
  expect(numbersOfText(own, [...plain, identifier('MC', '7')])).toEqual({
    own: ['DOT or MC 0012'],
    foreign: ['MC 7'],
  })
  expect(numbersOfText(own, [identifier('MC', '7')])).toEqual({ own: ['MC 7'], foreign: [] })
})

it('a listed carrier says to whom it is tied, unless that is not shown', () => {
  const tied = (reason: 'revoked' | 'do_not_dispatch') =>
    aListedCarrier({ cautions: someCautionFacts({ identityTies: [anIdentityTie({ reason })] }) })
  expect(listedTieText(aListedCarrier())).toBeNull()
  expect(listedTieText(tied('revoked'))).toMatch(/^Same phone as .*, revoked/)
  expect(listedTieText(tied('do_not_dispatch'), false)).toBeNull()
})
