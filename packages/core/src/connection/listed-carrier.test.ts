import { aBlockedConnection, aListedCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { shortConnection } from './connection.ts'
import { listedUseText, listedVerdictText, ownNumber } from './listed-carrier.ts'

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
