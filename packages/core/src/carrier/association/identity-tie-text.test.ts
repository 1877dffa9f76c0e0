import { anIdentityTie } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { identityTieText, strongestTieText, tieLabel } from './identity-tie-text.ts'
import type { IdentityTie } from './identity-tie-record.ts'

const one = (kind: IdentityTie['shared'][number]['kind'], count = 1) => ({ kind, count, carriers: 2 })

describe('a tie to a carrier that should not be used, in words', () => {
  it.each<readonly [string, Partial<IdentityTie>]>([
    ['Same phone as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024', {}],
    [
      'Same VINs, phone and address as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024',
      { shared: [one('address'), one('vehicle_vin', 2), one('phone')] },
    ],
    [
      'Same VIN, e-mails and officer as COPPER WREN TRANSPORT LLC, revoked',
      { on: null, shared: [one('vehicle_vin'), one('email', 2), one('contact')] },
    ],
    [
      'Same phone as COPPER WREN TRANSPORT LLC, out of service since Mar 4, 2025',
      { reason: 'out_of_service', on: '2025-03-04' },
    ],
    [
      'Same phone as COPPER WREN TRANSPORT LLC, reported Nov 20, 2026',
      { reason: 'reported', on: '2026-11-20' },
    ],
    ['Same phone as COPPER WREN TRANSPORT LLC, reported', { reason: 'reported', on: null }],
    [
      'Same phone as COPPER WREN TRANSPORT LLC, set to Do not dispatch',
      { reason: 'do_not_dispatch', on: null },
    ],
    ['Same phone as another carrier, revoked', { legalName: null, on: null }],
    ['Registered before as COPPER WREN TRANSPORT LLC, revoked Jan 29, 2024', { isPrior: true }],
    [
      'Registered before under DOT 3990018, revoked',
      { isPrior: true, id: null, legalName: null, dotNumber: '3990018', on: null, shared: [] },
    ],
    [
      'Registered before under another DOT number, revoked',
      { isPrior: true, id: null, legalName: null, on: null, shared: [] },
    ],
  ])('%s', (text, change) => {
    expect(identityTieText(anIdentityTie(change))).toBe(text)
  })

  it('how many more there are follows', () => {
    const tie = anIdentityTie()
    expect(strongestTieText({ tie, more: 0 })).toBe(identityTieText(tie))
    expect(strongestTieText({ tie, more: 1 })).toBe(`${identityTieText(tie)}; 1 more carrier`)
    expect(strongestTieText({ tie, more: 2 })).toBe(`${identityTieText(tie)}; 2 more carriers`)
  })

  it.each([
    ['revoked', 'Tied to revoked'],
    ['out_of_service', 'Tied to OOS'],
    ['reported', 'Tied to reported'],
    ['do_not_dispatch', 'Tied to blocked'],
  ] as const)('a row says what kind of carrier it is tied to: %s', (reason, label) => {
    const tie = anIdentityTie({ reason })
    expect(tieLabel({ tie, more: 0 })).toBe(label)
    expect(tieLabel({ tie, more: 2 })).toBe(`${label} +2`)
  })
})
