import { describe, expect, it } from 'vitest'
import type { Cover } from '../insurance-in-force.ts'
import { coverOn, insuranceOn } from './cover-on.ts'

const cover = (change: Partial<Cover>): Cover => ({ usd: 1_000_000, until: '2026-12-31', ...change })
const later = [
  { on: '2027-01-01', usd: 750_000, end: null },
  { on: '2027-06-01', usd: 500_000, end: null },
  { on: '2027-09-01', usd: null, end: 'canceled' },
] as const

describe('cover on a later day', () => {
  it('is the same where nothing is known to change', () => {
    for (const same of [cover({}), cover({ later: null }), cover({ later })])
      expect(coverOn(same, '2026-12-31')).toBe(same)
  })

  it('is what it will be from the last change until that day', () => {
    expect(coverOn(cover({ later }), '2027-03-01')).toMatchObject({ usd: 750_000, until: '2027-05-31' })
    expect(coverOn(cover({ later }), '2027-06-01')).toMatchObject({ usd: 500_000, until: '2027-08-31' })
    const more = [{ on: '2027-01-01', usd: 2_000_000, end: null }] as const
    expect(coverOn(cover({ later: more }), '2027-03-01')).toMatchObject({ usd: 2_000_000, until: null })
  })

  it('has ended once nothing is left, or is not confirmed from then on', () => {
    expect(coverOn(cover({ later }), '2027-09-01')).toEqual(cover({ until: '2027-08-31', later: [] }))
    const doubtful = [{ on: '2027-01-01', usd: null, end: 'unconfirmed' }] as const
    expect(coverOn(cover({ later: doubtful }), '2027-01-01')).toMatchObject({
      until: '2026-12-31',
      unconfirmed: { on: '2027-01-01', usd: 1_000_000 },
    })
  })

  it('of a carrier is that of each line, and of its bond', () => {
    const insurance = {
      bipdUsd: 1_000_000,
      bipdUntil: '2026-12-31',
      bipdLater: later,
      cargoUsd: 100_000,
      cargoUntil: null,
      generalLiabilityUsd: null,
      generalLiabilityUntil: null,
      asOf: '2026-11-20',
      brokerBond: cover({ later }),
    } as const
    expect(insuranceOn(insurance, '2027-03-01')).toMatchObject({
      bipdUsd: 750_000,
      bipdUntil: '2027-05-31',
      cargoUsd: 100_000,
      cargoUntil: null,
      brokerBond: { usd: 750_000 },
    })
    expect(insuranceOn({ ...insurance, brokerBond: null }, '2027-03-01').brokerBond).toBeNull()
  })
})
