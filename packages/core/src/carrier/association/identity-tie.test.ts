import { anIdentityTie, id, someCautionFacts } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { IdentityTie } from './identity-tie-record.ts'
import { sharedCount, strongestTie } from './identity-tie.ts'

const tie = (number: number, change: Partial<IdentityTie> = {}) =>
  anIdentityTie({ id: id(number), ...change })
const one = (kind: IdentityTie['shared'][number]['kind'], count = 1, carriers = 2) => ({
  kind,
  count,
  carriers,
})
const strongest = (...identityTies: readonly IdentityTie[]) =>
  strongestTie(someCautionFacts({ identityTies }))

describe('the strongest tie to a carrier that should not be used', () => {
  it.each<readonly [string, IdentityTie, IdentityTie]>([
    [
      'a revoked carrier is before one that is out of service, whatever it shares',
      tie(9, { shared: [one('address')] }),
      tie(8, { reason: 'out_of_service', shared: [one('vehicle_vin', 9)] }),
    ],
    [
      'out of service is before reported',
      tie(9, { reason: 'out_of_service' }),
      tie(8, { reason: 'reported' }),
    ],
    [
      'reported is before do not dispatch',
      tie(9, { reason: 'reported' }),
      tie(8, { reason: 'do_not_dispatch' }),
    ],
    ['the word of the agency is before what is shared', tie(9, { isPrior: true, shared: [] }), tie(8)],
    ['more facts are before fewer', tie(9, { shared: [one('phone'), one('email')] }), tie(8)],
    [
      'more of one kind are before fewer',
      tie(9, { shared: [one('vehicle_vin', 3)] }),
      tie(8, { shared: [one('vehicle_vin')] }),
    ],
    ['a vehicle is before a phone', tie(9, { shared: [one('vehicle_vin')] }), tie(8)],
    ['a phone of two is before one of three', tie(9), tie(8, { shared: [one('phone', 1, 3)] })],
    ['a phone is before an e-mail', tie(9), tie(8, { shared: [one('email')] })],
    [
      'an e-mail is before an address',
      tie(9, { shared: [one('email')] }),
      tie(8, { shared: [one('address')] }),
    ],
    [
      'an address is before an officer',
      tie(9, { shared: [one('address')] }),
      tie(8, { shared: [one('contact')] }),
    ],
    ['the newest is first', tie(9, { on: '2026-01-02' }), tie(8, { on: '2024-01-29' })],
    ['a day is before no day', tie(9), tie(8, { on: null })],
    ['the lower id is first', tie(8), tie(9)],
    ['a carrier on record is before a number', tie(9), tie(8, { id: null })],
  ])('%s', (_, first, second) => {
    expect(strongest(second, first)).toEqual({ tie: first, more: 1 })
    expect(strongest(first, second)).toEqual({ tie: first, more: 1 })
  })

  it('nothing known, nothing found and too little in common are no tie', () => {
    expect(strongestTie(null)).toBeNull()
    expect(strongestTie(undefined)).toBeNull()
    expect(strongestTie(someCautionFacts({ identityTies: null }))).toBeNull()
    expect(strongestTie({})).toBeNull()
    expect(strongest()).toBeNull()
    expect(strongest(tie(8, { shared: [one('address', 1, 4)] }))).toBeNull()
  })

  it('a carrier that the company blocked is left out while that warning is off', () => {
    const facts = someCautionFacts({
      identityTies: [tie(8, { reason: 'do_not_dispatch' }), tie(9, { reason: 'reported' })],
    })
    expect(strongestTie(facts, false)).toMatchObject({ tie: { id: 9 }, more: 0 })
  })

  it('values of a kind are counted together, however many carriers have them', () => {
    expect(
      sharedCount({ shared: [one('phone'), one('vehicle_vin', 2), one('vehicle_vin', 3, 4)] }, 'vehicle_vin'),
    ).toBe(5)
  })
})
