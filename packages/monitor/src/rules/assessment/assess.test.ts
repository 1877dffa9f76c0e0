import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTexts } from '../../testing/with-text.ts'
import { addMonths } from '../../kernel/calendar.ts'
import { assess, assessedTypes, assessRule } from './assess.ts'
import { RULE_TYPES, type RuleType } from '../terms/rule-types.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'

const TODAY = '2026-11-21'

/** A carrier of which nothing is on record. */
const NOTHING: CarrierFacts = {
  census: { status_code: null, carrier_operation: null, as_of: null },
  authority: { common: null, contract: null, granted_on: null, as_of: null },
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

const policy = (fields: Partial<PolicyFact>): PolicyFact => ({
  kind: 'bipd',
  is_primary: true,
  amount: 1_000_000,
  effective_on: '2026-01-01',
  expires_on: null,
  cancelled_on: null,
  source: fields.kind === 'general_liability' ? 'certificate' : 'filing',
  as_of: '2026-11-20',
  ...fields,
})

const census = (status_code: string | null, carrier_operation: string | null = 'A') => ({
  census: { status_code, carrier_operation, as_of: '2026-11-01' },
})
const authority = (common: string | null, contract: string | null, granted_on: string | null = null) => ({
  authority: { common, contract, granted_on, as_of: '2026-11-20' },
})
const insured = (...policies: PolicyFact[]) => ({ insurance: { policies } })
const safety = (fields: Partial<CarrierFacts['safety']>) => ({
  safety: { ...NOTHING.safety, as_of: '2026-11-01', ...fields },
})

const found = (type: RuleType, facts: Partial<CarrierFacts>) =>
  withTexts(assess({ ...NOTHING, ...facts }, [type], TODAY))[type]

describe('Authority', () => {
  it.each([
    ['common, interstate', { ...census('A'), ...authority('A', 'N') }, 'pass'],
    ['contract, interstate', { ...census('A'), ...authority('N', 'A') }, 'pass'],
    ['inactive, interstate', { ...census('A'), ...authority('I', 'N') }, 'fail'],
    ['inside one state, hazmat', { ...census('A', 'B'), ...authority('A', 'N') }, 'incomplete'],
    ['inside one state, all else unknown', census('A', 'C'), 'incomplete'],
    ['one known not to be, the other unknown', { ...census('A'), ...authority('N', null) }, 'incomplete'],
    ['operation unknown', { ...census('A', null), ...authority('A', 'N') }, 'incomplete'],
    ['nothing known', {}, 'incomplete'],
  ])('interstate authority with %s', (_, facts, result) => {
    expect(found('active_interstate_authority', facts)?.result).toBe(result)
  })

  it.each([
    ['2026-08-21', 'pass', '3 months, since Aug 21, 2026'],
    ['2026-08-22', 'fail', '2 months, since Aug 22, 2026'],
    ['2016-05-02', 'pass', '10 years, since May 2, 2016'],
    ['2026-11-21', 'fail', '0 days, since Nov 21, 2026'],
    ['2026-12-01', 'fail', 'starts Dec 1, 2026'],
  ])('authority granted on %s and a minimum age of three months: %s', (granted, result, value) => {
    expect(found('authority_age_at_least_3_months', authority('A', 'N', granted))).toMatchObject({
      result,
      value,
    })
  })

  const endOf = (ended_on: string, common: string | null = 'I') => ({
    ...census('A'),
    authority: {
      ...authority(common, 'N', '2016-05-02').authority,
      ended_on,
      end_kind: 'revoked' as const,
      granted_as_of: '2026-11-19',
      granted_source_file: 'Motus AuthHist',
    },
  })
  const AUTHORITY_RULES = [
    'active_interstate_authority',
    'authority_age_at_least_3_months',
    'authority_age_at_least_6_months',
  ] as const
  it.each(AUTHORITY_RULES)('%s fails with the day of a revocation, its file and its day', rule => {
    expect(found(rule, endOf('2024-01-29'))).toEqual({
      result: 'fail',
      value: 'revoked Jan 29, 2024',
      source: 'Motus AuthHist',
      as_of: '2026-11-19',
    })
  })
  const noticeOf = (notice_on: string, notice_read_to: string | null, more: object = {}) => ({
    ...census('A'),
    authority: {
      ...authority('A', 'N', '2016-05-02').authority,
      notice_on,
      notice_kind: 'suspended' as const,
      notice_as_of: '2026-11-19',
      notice_source_file: 'Motus RevokeSuspend',
      notice_read_to,
      ...more,
    },
  })
  it.each(AUTHORITY_RULES)('%s passes with a notice ahead', rule => {
    expect(found(rule, noticeOf('2026-12-14', '2026-11-19'))).toMatchObject({
      result: 'pass',
      value: expect.stringContaining('; suspension pending Dec 14, 2026'),
    })
  })
  it.each(AUTHORITY_RULES)('%s passes after a notice that the history does not follow', rule => {
    const finding = found(rule, noticeOf('2026-11-20', '2026-11-20'))
    expect(finding?.result).toBe('pass')
    expect(finding?.value).not.toContain('suspension')
  })
  it.each(AUTHORITY_RULES)('%s is incomplete after a notice that its history does not reach', rule => {
    expect(found(rule, noticeOf('2026-11-20', '2026-11-19'))).toEqual({
      result: 'incomplete',
      value: 'suspension due Nov 20, 2026, history read to Nov 19, 2026',
      source: 'Motus RevokeSuspend',
      as_of: '2026-11-19',
    })
    expect(found(rule, noticeOf('2026-11-20', null))?.value).toBe(
      'suspension due Nov 20, 2026, history not read',
    )
  })
  it('a state of a later day than a notice is active, of an age that is not known', () => {
    const facts = noticeOf('2026-11-18', null)
    expect(found('active_interstate_authority', facts)?.result).toBe('pass')
    expect(found('authority_age_at_least_6_months', facts)?.result).toBe('incomplete')
  })
  it('a revocation that the frozen state has as pending is said beside a pass', () => {
    const pending = (as_of: string) =>
      found('active_interstate_authority', {
        ...census('A'),
        authority: { ...authority('A', 'N').authority, as_of, in_revocation_on: '2026-05-14' },
      })
    expect(pending('2026-05-14')).toMatchObject({
      result: 'pass',
      value: 'common authority active, interstate; revocation pending on May 14, 2026',
    })
    expect(pending('2026-11-20')?.value).toBe('common authority active, interstate')
  })
  const BORDER = 'Mexico Domiciled Motor Carrier of Property'
  it.each([
    ['household', null, 'fail', 'household goods authority only'],
    ['passenger', null, 'fail', 'passenger authority only'],
    ['border', BORDER, 'incomplete', `${BORDER} only`],
    ['enterprise', null, 'incomplete', 'enterprise authority only'],
    ['other', null, 'incomplete', 'authority of an unknown kind only'],
  ] as const)('authority of another kind alone: %s', (other_kind, other_terms, result, value) => {
    for (const letter of ['N', 'A'])
      for (const rule of AUTHORITY_RULES)
        expect(
          found(rule, {
            ...census('A'),
            authority: { ...authority(letter, 'N', '2016-05-02').authority, other_kind, other_terms },
          }),
        ).toMatchObject({ result, value })
  })
  it.each(AUTHORITY_RULES)(
    '%s fails for a docket that went to another carrier, unless one is active',
    rule => {
      const given = (letter: string | null) =>
        found(rule, {
          ...census('A'),
          authority: {
            ...authority(letter, letter === null ? null : 'N', '2016-05-02').authority,
            given_docket: 'MC9000001',
            given_to_dot: '90000002',
          },
        })
      expect(given('N')).toMatchObject({ result: 'fail', value: "MC 9000001 is now DOT 90000002's" })
      expect(given('A')?.result).toBe('pass')
      expect(given(null)).toMatchObject({ result: 'incomplete', value: "MC 9000001 is also DOT 90000002's" })
    },
  )
  it('an end on the day of the state is no older than it', () => {
    expect(found('active_interstate_authority', endOf('2026-11-20', 'A'))).toMatchObject({
      result: 'fail',
      value: 'revoked Nov 20, 2026',
    })
  })
  it.each(AUTHORITY_RULES)('%s is incomplete for a private carrier, also one that was revoked', rule => {
    for (const facts of [endOf('2024-01-29'), { ...census('A'), ...authority('N', 'N') }])
      expect(found(rule, { ...facts, census: { ...census('A').census, is_private: true } })).toMatchObject({
        result: 'incomplete',
        value: 'not required: private carrier',
      })
  })
  it('a state that is newer than an end is active', () => {
    expect(found('active_interstate_authority', endOf('2024-01-29', 'A'))?.result).toBe('pass')
  })

  it.each([null, '2016-05-02'])(
    'authority age is incomplete after an end that a newer state contradicts, with a grant on record of %s',
    granted_on => {
      const facts = endOf('2024-01-29', 'A')
      const authority = { ...facts.authority, granted_on }
      expect(found('authority_age_at_least_6_months', { ...facts, authority })).toMatchObject({
        result: 'incomplete',
        value: 'revoked Jan 29, 2024, active again by Nov 20, 2026',
      })
    },
  )
  it.each(AUTHORITY_RULES)('%s names the file of a revocation, where the grant is of another', rule => {
    const facts = endOf('2024-01-29')
    const end = { ended_source_file: 'L&I Revocation', ended_as_of: '2026-05-14' }
    expect(found(rule, { ...facts, authority: { ...facts.authority, ...end } })).toMatchObject({
      source: 'L&I Revocation',
      as_of: '2026-05-14',
    })
  })

  it('authority age fails when the authority is no longer active', () => {
    expect(found('authority_age_at_least_6_months', authority('I', 'N', '2010-01-01'))?.result).toBe('fail')
  })
  it('authority age is incomplete when the grant date of an active authority is missing', () => {
    expect(found('authority_age_at_least_6_months', authority('A', 'N'))?.result).toBe('incomplete')
  })
})

describe('Liability and cargo cover', () => {
  it.each([
    ['in force', [policy({})], 'pass', '$1,000,000'],
    ['exactly the minimum', [policy({ amount: 750_000 })], 'pass', '$750,000'],
    ['a dollar less', [policy({ amount: 749_999 })], 'fail', '$749,999'],
    ['zero, which is not unknown', [policy({ amount: 0 })], 'fail', '$0'],
    ['amount unknown', [policy({ amount: null })], 'incomplete', 'amount not on record'],
    ['none filed', [], 'incomplete', 'not on record'],
    ['through its last day', [policy({ expires_on: TODAY })], 'pass', '$1,000,000'],
    ['the day after', [policy({ expires_on: '2026-11-20' })], 'fail', 'expired Nov 20, 2026'],
    ['cancelled today', [policy({ cancelled_on: TODAY })], 'fail', 'expired Nov 20, 2026'],
    [
      'cancelled tomorrow',
      [policy({ cancelled_on: '2026-11-22' })],
      'pass',
      '$1,000,000, cancellation pending Nov 22, 2026',
    ],
    ['not started', [policy({ effective_on: '2026-11-22' })], 'fail', 'not started'],
    ['excess alone', [policy({ is_primary: false, amount: 5_000_000 })], 'fail', 'excess coverage only'],
    ['the greater of two', [policy({ amount: 300_000 }), policy({ amount: 750_000 })], 'pass', '$750,000'],
    ['replaced', [policy({ cancelled_on: '2026-03-01' }), policy({ amount: 750_000 })], 'pass', '$750,000'],
  ])('public liability cover with %s', (_, policies, result, value) => {
    expect(found('bipd_at_least_750000', insured(...policies))).toMatchObject({ result, value })
  })

  it.each([
    [
      'beside one that is too small',
      [policy({ amount: null }), policy({ amount: 500_000 })],
      { result: 'incomplete', value: 'at least $500,000' },
    ],
    [
      'beside one that is enough',
      [policy({ amount: null }), policy({ amount: 750_000 })],
      { result: 'pass', value: '$750,000' },
    ],
  ])('public liability cover with an amount that is not on record, %s', (_, policies, finding) => {
    expect(found('bipd_at_least_750000', insured(...policies))).toMatchObject(finding)
  })

  const FILED = { source: 'FMCSA licensing and insurance', as_of: '2026-11-02' }
  const CERTIFIED = { source: 'Certificate of insurance', as_of: '2026-11-20' }
  const filed = (fields: Partial<PolicyFact>) => policy({ as_of: '2026-11-02', ...fields })
  const certified = (fields: Partial<PolicyFact>) => policy({ source: 'certificate', ...fields })
  it.each([
    ['the policy that decides', [filed({}), certified({ kind: 'cargo' })], FILED],
    ['the greater of a filing and a certificate', [filed({ amount: 1 }), certified({})], CERTIFIED],
    [
      'the policy that ended last',
      [filed({ expires_on: '2025-01-01' }), certified({ cancelled_on: '2026-01-01' })],
      CERTIFIED,
    ],
    [
      'the excess cover that there is',
      [filed({ is_primary: false }), certified({ kind: 'cargo', cancelled_on: '2026-01-01' })],
      FILED,
    ],
    ['the policy that is to begin', [certified({ effective_on: '2027-01-01' })], CERTIFIED],
    [
      'the newest filing, of what was never filed',
      [filed({ kind: 'cargo' }), certified({ kind: 'general_liability' })],
      FILED,
    ],
    ['nothing, where nothing is on record', [], { source: FILED.source, as_of: null }],
  ])('public liability cover cites %s as evidence', (_, policies, evidence) => {
    expect(found('bipd_at_least_750000', insured(...policies))).toMatchObject(evidence)
  })

  it('expired excess cover does not set the end date reported for the primary cover', () => {
    const policies = [
      filed({ expires_on: '2025-01-01' }),
      filed({ is_primary: false, cancelled_on: '2026-01-01' }),
    ]
    expect(found('bipd_at_least_750000', insured(...policies))?.value).toBe('expired Jan 1, 2025')
  })

  it('public liability cover does not satisfy the general liability rule', () => {
    expect(found('general_liability_at_least_1000000', insured(policy({})))?.result).toBe('incomplete')
  })

  it('the order of the policies does not change the result of a cover rule', () => {
    const day = fc.constantFrom(null, '2026-01-01', TODAY, '2027-01-01')
    const anyPolicy = fc.record({
      kind: fc.constant('bipd' as const),
      is_primary: fc.boolean(),
      amount: fc.constantFrom(null, 0, 749_999, 750_000, 1_000_000),
      effective_on: day,
      expires_on: day,
      cancelled_on: day,
      source: fc.constantFrom('filing' as const, 'certificate' as const),
      as_of: fc.constantFrom(null, '2026-11-02', '2026-11-20'),
    })
    fc.assert(
      fc.property(fc.array(anyPolicy, { maxLength: 5 }), policies => {
        const there = found('bipd_at_least_750000', insured(...policies))
        const back = found('bipd_at_least_750000', insured(...policies.toReversed()))
        expect(back?.result).toBe(there?.result)
      }),
    )
  })
})

describe('Operations', () => {
  it.each([
    ['S', 'pass'],
    ['C', 'fail'],
    ['U', 'fail'],
    [null, 'pass'],
    ['X', 'incomplete'],
  ])('safety rating %s: %s', (rating, result) => {
    expect(found('satisfactory_or_unrated_safety_rating', safety({ rating }))?.result).toBe(result)
  })
  it('an unrated carrier without a safety record is incomplete', () => {
    expect(found('satisfactory_or_unrated_safety_rating', {})?.result).toBe('incomplete')
  })
  it.each([
    ['A', 'pass'],
    ['I', 'fail'],
    ['NOT AUTHORIZED', 'fail'],
    ['P', 'incomplete'],
    [null, 'incomplete'],
  ])('operating status %s: %s', (status, result) => {
    expect(found('active_operating_status', census(status))?.result).toBe(result)
  })
  it.each([
    [{ last_inspection_date: '2024-11-21' }, 'pass'],
    [{ last_inspection_date: '2024-11-20' }, 'fail'],
    [{ inspections_24_months: 0 }, 'fail'],
    [{ inspections_24_months: 3 }, 'pass'],
    [{}, 'incomplete'],
  ])('recent inspections %o: %s', (fields, result) => {
    expect(found('inspected_within_last_24_months', safety(fields))?.result).toBe(result)
  })

  it.each([
    [{ last_inspection_date: '2025-11-21' }, 12, 'pass'],
    [{ last_inspection_date: '2025-11-20' }, 12, 'fail'],
    [{ inspections_24_months: 0 }, 12, 'fail'],
    [{ inspections_24_months: 3 }, 12, 'incomplete'],
    [{ inspections_24_months: 0 }, 36, 'incomplete'],
    [{ inspections_24_months: 3 }, 36, 'pass'],
  ])('inspections %o of the last %i months: %s', (fields, months, result) => {
    const facts = { ...NOTHING, ...safety(fields) }
    expect(assessRule(`inspected_within_last_${months}_months`, facts, TODAY).result).toBe(result)
  })
  it.each([
    [false, 'pass'],
    [true, 'fail'],
    [null, 'incomplete'],
  ])('out-of-service order %s: %s', (out_of_service, result) => {
    expect(found('no_active_out_of_service_orders', safety({ out_of_service }))?.result).toBe(result)
  })
  it('an out-of-service order ends on the day of its rescission', () => {
    const until = (out_of_service_until: string) =>
      found('no_active_out_of_service_orders', safety({ out_of_service: true, out_of_service_until }))?.result
    expect(until(addMonths(TODAY, 1))).toBe('fail')
    expect(until(TODAY)).toBe('pass')
  })
  it.each([
    [true, 'pass'],
    [false, 'fail'],
    [null, 'incomplete'],
  ])('verified %s: %s, for the location and the identifier', (is_verified, result) => {
    const facts = {
      physical_location: { is_verified, verified_on: null },
      manual_identifier: { is_verified, verified_on: null },
    }
    expect(found('verified_physical_location_activity', facts)?.result).toBe(result)
    expect(found('verified_manually_entered_identifier', facts)?.result).toBe(result)
  })

  const own = { is_verified: true, checked_on: '2026-11-02', expires_on: TODAY, is_withdrawn: false }
  const nothing = { is_verified: null, verified_on: null }
  const no = { is_verified: false, verified_on: '2026-11-02' }
  const from = { source: "Your company's check", as_of: '2026-11-02' }
  const verified = { ...from, result: 'pass', value: 'verified Nov 2, 2026' }
  const ended = { ...from, result: 'incomplete', value: 'check of Nov 2, 2026 ended' }
  const withdrawn = { ...ended, value: 'check of Nov 2, 2026 taken back' }
  it.each([
    ['counts', { ...nothing, own }, verified],
    ['ended', { ...nothing, own: { ...own, expires_on: '2026-11-03' } }, ended],
    ['was taken back', { ...nothing, own: { ...own, is_withdrawn: true } }, withdrawn],
    ['counts beside an older no', { ...no, verified_on: '2026-11-01', own }, verified],
    ['is contradicted by a no of its day', { ...no, own }, { source: 'Location activity', result: 'fail' }],
    ['is contradicted by a no without a day', { ...no, verified_on: null, own }, { result: 'fail' }],
    [
      'found nothing',
      { is_verified: true, verified_on: TODAY, own: { ...own, is_verified: false, expires_on: null } },
      { ...from, result: 'fail', value: 'no activity found there' },
    ],
    [
      'is of another day',
      { ...nothing, own: { ...own, checked_on: '2099-01-01' } },
      { value: 'not on record' },
    ],
  ])('a check of the company that %s', (_, physical_location, finding) => {
    expect(found('verified_physical_location_activity', { physical_location })).toMatchObject(finding)
  })
})

describe('Rule sets', () => {
  it('a rule set assesses only its rules with value 2', () => {
    expect(
      assessedTypes({
        bipd_at_least_750000: 2,
        cargo_at_least_100000: 1,
        active_operating_status: 0,
        no_active_out_of_service_orders: null,
        other: 2,
      }),
    ).toEqual(['bipd_at_least_750000'])
  })
  it('every rule is incomplete when nothing is on record', () => {
    const results = Object.values(assess(NOTHING, RULE_TYPES, TODAY)).map(it => it.result)
    expect(results).toEqual(RULE_TYPES.map(() => 'incomplete'))
  })
})
