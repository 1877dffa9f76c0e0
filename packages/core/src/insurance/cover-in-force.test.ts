import { aPolicy, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { coverInForce, policiesEndingWithin, policyInForce } from './cover-in-force.ts'

const today = '2026-11-21'
const usual = aPolicy()

const found = (...policies: Parameters<typeof policyInForce>[0]) => policyInForce(policies, 'cargo', today)

it('the policy in force has that line of insurance', () => {
  expect(found(usual)).toBe(usual)
  expect(found(aPolicy({ coverage: 'bipd' }), aPolicy({ isPending: true }))).toBeUndefined()
  expect(found()).toBeUndefined()
})

it.each([
  ['highest limit', aPolicy({ id: id(1), limitUsd: 250_000, expiresOn: '2026-12-01' })],
  ['last day', aPolicy({ id: id(1), expiresOn: '2027-03-05' })],
  ['greatest id', aPolicy({ id: id(99) })],
])('the policy in force is the one with the %s', (_, better) => {
  expect(found(usual, better)).toBe(better)
  expect(found(better, usual)).toBe(better)
})

it('the policy in force is one with a known end before one without, until its last day', () => {
  const endless = aPolicy({ id: id(99), expiresOn: null })
  expect(found(endless)).toBe(endless)
  expect(found(endless, usual)).toBe(usual)
  expect(found(usual, endless)).toBe(usual)
  expect(found(aPolicy({ expiresOn: '2026-11-21' }), endless)).toBe(endless)
})

it('the policy in force is one with a limit of zero before one without a limit on record', () => {
  const nothing = aPolicy({ id: id(1), limitUsd: 0 })
  expect(found(aPolicy({ limitUsd: null }), nothing)).toBe(nothing)
})

it('the cover in force is the limit and the last day', () => {
  expect(coverInForce([usual], 'cargo', today)).toEqual({ usd: 100_000, until: '2027-03-04' })
  expect(coverInForce([aPolicy({ cancelsOn: '2027-01-01' })], 'cargo', today)).toEqual({
    usd: 100_000,
    until: '2026-12-31',
  })
})

it('the cover in force has no day if the end is not on record', () => {
  expect(coverInForce([aPolicy({ expiresOn: null })], 'cargo', today)).toEqual({
    usd: 100_000,
    until: null,
  })
})

it('the cover in force is not on record without a policy', () => {
  expect(coverInForce([usual], 'bipd', today)).toEqual({ usd: null, until: null })
})

const inThree = aPolicy({ id: id(3), expiresOn: '2026-11-24' })
const alsoInThree = aPolicy({ id: id(4), cancelsOn: '2026-11-25' })
const ended = aPolicy({ expiresOn: '2026-11-20' })

it('policies that end soon are those in force with that few days left, the first to end first', () => {
  const ending = aPolicy({ id: id(9), expiresOn: today })
  const all = [aPolicy({ expiresOn: null }), alsoInThree, usual, inThree, ended, ending]
  expect(policiesEndingWithin(all, 3, today)).toEqual([ending, inThree, alsoInThree])
  expect(policiesEndingWithin(all, 2, today)).toEqual([ending])
  expect(policiesEndingWithin(all, 0, today)).toEqual([ending])
  expect(policiesEndingWithin(all, -1, today)).toEqual([])
})
