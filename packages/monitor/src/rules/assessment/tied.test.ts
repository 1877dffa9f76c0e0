import { describe, expect, it } from 'vitest'
import { assessRule } from './assess.ts'
import type { CarrierFacts } from './facts.ts'
import type { TieFact } from './tie-facts.ts'
import { endOn, TIE_RULES } from './tied.ts'

const TODAY = '2026-11-21'

const FACTS: CarrierFacts = {
  census: {
    status_code: 'A',
    carrier_operation: 'A',
    as_of: '2026-11-20',
    source_file: 'Company Census File',
  },
  authority: { common: 'A', contract: null, granted_on: null, as_of: null },
  insurance: { policies: [] },
  safety: {
    rating: null,
    out_of_service: null,
    inspections_24_months: null,
    last_inspection_date: null,
    as_of: null,
  },
  physical_location: { is_verified: null, verified_on: null },
  manual_identifier: { is_verified: null, verified_on: null },
}

const tie: TieFact = { by: 'phone', dot: '123456', revoked_on: [], orders: [] }
const of = (ties: CarrierFacts['ties'], day = TODAY) => {
  const { result, value } = assessRule('no_ties_to_revoked', { ...FACTS, ties: ties ?? null }, day)
  return [result, value]
}
const tied = { code: 'tied', by: 'phone', dot: '123456' }

describe('ties to carriers that should not operate', () => {
  it.each<readonly [string, CarrierFacts['ties'], readonly unknown[]]>([
    ['none', [], ['pass', { code: 'no_ties' }]],
    ['one that operates', [tie], ['pass', { code: 'no_ties' }]],
    ['ties that are not on record', null, ['incomplete', null]],
    [
      'one that was revoked',
      [{ ...tie, revoked_on: ['2020-01-01', '2026-01-05', '2026-12-01'] }],
      ['fail', { ...tied, end: 'revoked', on: '2026-01-05' }],
    ],
    ['one that is revoked tomorrow', [{ ...tie, revoked_on: ['2026-11-22'] }], ['pass', { code: 'no_ties' }]],
    [
      'one under an order',
      [{ ...tie, orders: [{ on: '2026-02-03', until: null }] }],
      ['fail', { ...tied, end: 'out_of_service', on: '2026-02-03' }],
    ],
    [
      'one whose order is rescinded today',
      [{ ...tie, orders: [{ on: '2026-02-03', until: TODAY }] }],
      ['pass', { code: 'no_ties' }],
    ],
    [
      'a revoked one after one under an order',
      [
        { ...tie, dot: '1', orders: [{ on: null, until: null }] },
        { ...tie, revoked_on: ['2026-01-05'] },
      ],
      ['fail', { ...tied, end: 'revoked', on: '2026-01-05' }],
    ],
    [
      'an earlier registration by the word of the agency alone',
      [{ ...tie, by: 'prior' }],
      ['fail', { ...tied, by: 'prior', end: 'revoked', on: null }],
    ],
  ])('a carrier with %s', (_, ties, found) => {
    expect(of(ties)).toEqual(found)
  })

  it('who may not see orders sees revocations alone', () => {
    const ends = { revoked_on: ['2026-01-05'], orders: [{ on: '2026-02-03', until: null }] }
    expect(endOn(ends, TODAY, false)).toEqual({ is_type: 'revoked', on: '2026-01-05' })
    expect(endOn({ ...ends, revoked_on: [] }, TODAY, false)).toBeNull()
  })

  it('a pass is not known while a file was not read that decides it, and a failure stands', () => {
    const files = { 'company-census': { as_of: TODAY, why: null } }
    const ofFiles = (ties: readonly TieFact[]) =>
      assessRule('no_ties_to_revoked', { ...FACTS, ties, files }, TODAY)
    expect(ofFiles([])).toMatchObject({ result: 'incomplete', unread: { why: 'never' } })
    expect(ofFiles([{ ...tie, revoked_on: ['2026-01-05'] }])).toMatchObject({ result: 'fail' })
  })

  it('is decided again on the days on which those that it is tied to end, or may operate again', () => {
    const { turns } = TIE_RULES.no_ties_to_revoked
    const ties = [{ ...tie, revoked_on: ['2026-12-01'], orders: [{ on: '2026-02-03', until: '2026-12-05' }] }]
    expect(turns({ ties })).toEqual(['2026-12-01', '2026-12-05'])
    expect(turns({ ties: null })).toEqual([])
  })
})
