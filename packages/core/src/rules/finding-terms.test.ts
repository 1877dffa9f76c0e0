import { expect, it } from 'vitest'
import type { FindingValue } from './finding-value.ts'
import { exemptionText, findingValueText, findingTerms, isFindingValue, ratingText } from './finding-terms.ts'

const on = '2026-11-20'
const none = { revocation: null, notice: null } as const
const pending = { revocation: '2026-11-02', notice: { kind: 'revoked', on: '2026-12-14' } } as const
const canceled = { on: '2026-12-05', usd: null, end: 'canceled' } as const

it.each<readonly [FindingValue, string]>([
  [{ code: 'cover', usd: 1_000_000, notice: null }, '$1,000,000'],
  [{ code: 'cover', usd: 50_000, notice: canceled }, '$50,000, cancellation pending Dec 5, 2026'],
  [{ code: 'cover_at_least', usd: 50_000, notice: null }, 'at least $50,000'],
  [{ code: 'cover_no_amount', notice: null }, 'amount not on record'],
  [{ code: 'cover_ended', on }, 'expired Nov 20, 2026'],
  [{ code: 'cover_ended_undated' }, 'expired, day not on record'],
  [{ code: 'cover_excess_only' }, 'excess coverage only'],
  [{ code: 'cover_not_begun' }, 'not started'],
  [{ code: 'cover_none_on_file' }, 'none on file'],
  [
    { code: 'cover_unconfirmed', reason: 'no_longer_listed', on },
    'not confirmed: no longer listed since Nov 20, 2026',
  ],
  [{ code: 'authority_active', active: 'both', ...none }, 'common and contract authority active, interstate'],
  [
    { code: 'authority_active', active: 'common', ...pending },
    'common authority active, interstate; revocation pending on Nov 2, 2026; revocation pending Dec 14, 2026',
  ],
  [
    { code: 'authority_age', since: '2026-09-04', years: 0, months: 2, days: 0, ...none },
    '2 months, since Sep 4, 2026',
  ],
  [{ code: 'authority_starts', on: '2026-12-01', ...none }, 'starts Dec 1, 2026'],
  [{ code: 'authority_not_required', why: 'private' }, 'not required: private carrier'],
  [
    { code: 'active_not_required', active: 'contract', why: 'one_state' },
    'contract authority active; operates in one state only',
  ],
  [{ code: 'active_operation', active: 'common', operation: 'X' }, 'common authority active; operation X'],
  [{ code: 'not_allowed', active: 'common' }, 'common authority active; not allowed to operate'],
  [{ code: 'not_allowed', active: null }, 'not allowed to operate'],
  [{ code: 'authority_ended', kind: 'inactive', on }, 'inactive since Nov 20, 2026'],
  [{ code: 'no_authority' }, 'no active common or contract authority'],
  [{ code: 'authority_reported', filed: null }, 'active by QCMobile, of which kind is not on record'],
  [
    { code: 'authority_reported', filed: { code: 'no_authority' } },
    'no active common or contract authority; active by QCMobile, of which kind is not on record',
  ],
  [
    { code: 'authority_again', kind: 'revoked', on: '2024-01-29', again: on },
    'revoked Jan 29, 2024, active again by Nov 20, 2026',
  ],
  [
    { code: 'authority_due', kind: 'suspended', on, read: null },
    'suspension due Nov 20, 2026, history not read',
  ],
  [{ code: 'authority_purpose', purpose: 'household', terms: null }, 'household goods authority only'],
  [{ code: 'authority_purpose', purpose: 'border', terms: 'Mexico Domiciled' }, 'Mexico Domiciled only'],
  [{ code: 'docket_moved', docket: 'MC9000001', dot: '90000002' }, "MC 9000001 is now DOT 90000002's"],
  [{ code: 'docket_shared', docket: 'MC9000001', dot: '90000002' }, "MC 9000001 is also DOT 90000002's"],
  [{ code: 'rating', rating: null }, 'Unrated'],
  [{ code: 'rating', rating: 'X' }, 'rating X'],
  [{ code: 'status', status: 'OUT-OF-SERVICE' }, 'Out of service'],
  [{ code: 'status', status: 'T' }, 'status T'],
  [{ code: 'inspected', on }, 'last inspected Nov 20, 2026'],
  [{ code: 'inspections', count: 3, months: 24 }, '3 in 24 months'],
  [{ code: 'no_inspection', months: 24 }, 'none in 24 months'],
  [{ code: 'order_in_force' }, 'order in force'],
  [{ code: 'no_order' }, 'none'],
  [{ code: 'verified', on }, 'verified Nov 20, 2026'],
  [{ code: 'verified', on: null }, 'verified'],
  [{ code: 'check_ended', on }, 'check of Nov 20, 2026 ended'],
  [{ code: 'check_withdrawn', on }, 'check of Nov 20, 2026 taken back'],
  [{ code: 'no_activity' }, 'no activity found there'],
  [{ code: 'not_in_register' }, 'not found in its register'],
  [{ code: 'text', text: 'sold Nov 2, 2026' }, 'sold Nov 2, 2026'],
  [{ code: 'facts_not_known' }, 'its facts are not known'],
  [{ code: 'safety_hidden' }, 'safety data is not shown to you'],
  [{ code: 'not_known' }, 'not known to this version'],
])('%j by itself is %j', (value, text) => {
  expect(findingValueText(value)).toBe(text)
  expect(isFindingValue(value)).toBe(true)
})

it('what is not on record says so after the subject of its rule', () =>
  expect(findingTerms(null)).toEqual({
    text: 'not on record',
    forms: ['not on record', 'not on record', 'not on record'],
    after: 'subject',
  }))

it.each<readonly [FindingValue, readonly string[]]>([
  [
    { code: 'cover_no_amount', notice: canceled },
    ['amount not on record, cancellation pending Dec 5, 2026', 'amount not on record', 'not on record'],
  ],
  [
    { code: 'cover_unconfirmed', reason: 'filed_again', on },
    [
      'not confirmed: ended Nov 20, 2026, then filed again',
      'not confirmed: ended Nov 20, 2026',
      'not confirmed: ended Nov 20, 2026',
    ],
  ],
  [
    { code: 'authority_again', kind: 'inactive', on: '2024-01-29', again: on },
    ['inactive since Jan 29, 2024, active again by Nov 20, 2026', 'inactive since Jan 29, 2024', 'inactive'],
  ],
  [
    { code: 'authority_due', kind: 'suspended', on, read: '2026-11-19' },
    [
      'suspension due Nov 20, 2026, history read to Nov 19, 2026',
      'suspension due Nov 20, 2026',
      'suspension due',
    ],
  ],
  [
    { code: 'authority_purpose', purpose: 'border', terms: 'Mexico Domiciled Motor Carrier of Property' },
    [
      'Mexico Domiciled Motor Carrier of Property only',
      'Mexico Domiciled Motor Carrier of Property only',
      'other authority only',
    ],
  ],
  [
    { code: 'rating', rating: 'Satisfactory or Conditional' },
    ['Satisfactory or Conditional', 'Satisfactory or Conditional', 'in dispute'],
  ],
  [{ code: 'not_allowed', active: 'both' }, Array.from({ length: 3 }, () => 'not allowed to operate')],
])('in the fact of a rule, %j is said in three lengths', (value, forms) =>
  expect(findingTerms(value).forms).toEqual(forms),
)

it('something else is nothing that a rule finds', () => {
  for (const other of [null, 'cover', 7, {}, { code: 'constructor' }, { code: 'of_a_newer_version' }])
    expect(isFindingValue(other)).toBe(false)
})

it('what only a newer version finds is not known', () =>
  expect(findingValueText({ code: 'of_a_newer_version' } as unknown as FindingValue)).toBe(
    'not known to this version',
  ))

it('a rating is named by itself', () =>
  expect(['S', null, 'X'].map(ratingText)).toEqual(['Satisfactory', 'Unrated', 'X']))

it('an exemption is named by itself', () => {
  expect([exemptionText('one_state'), exemptionText('private')]).toEqual([
    'operates in one state only',
    'private carrier',
  ])
})
