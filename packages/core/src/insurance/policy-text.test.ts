import { aPolicy } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { InsurancePolicy } from './insurance-policy.ts'
import { policyEndText, policyStatusText, policyText } from './policy-text.ts'

const today = '2026-11-21'

it.each<[Partial<InsurancePolicy>, string]>([
  [{}, 'in force through Mar 4, 2027'],
  [{ cancelsOn: '2027-01-01' }, 'canceled, in force through Dec 31, 2026'],
  [{ cancelsOn: '2026-11-01' }, 'canceled Nov 1, 2026'],
  [{ expiresOn: '2026-11-20' }, 'expired Nov 20, 2026'],
  [{ cancelsOn: '2026-11-01', endKind: 'name_changed' }, 'name changed Nov 1, 2026'],
  [{ cancelsOn: '2027-01-01', endKind: 'replaced' }, 'replaced, in force through Dec 31, 2026'],
  [{ effectiveOn: '2032-08-10', cancelsOn: '2032-08-10' }, 'canceled Aug 10, 2032'],
  [{ isPending: true }, 'not yet confirmed by the insurer'],
  [
    { isPending: true, unconfirmed: 'no_longer_listed', unconfirmedOn: '2026-11-20' },
    'not confirmed: no longer listed since Nov 20, 2026',
  ],
  [{ isPending: true, unconfirmed: 'of_a_new_kind' }, 'not confirmed: of a new kind'],
  [{ effectiveOn: '2026-12-01' }, 'starts Dec 1, 2026'],
  [{ expiresOn: null }, 'in force until canceled'],
])('the status of a policy with %j is %j', (change, expected) => {
  expect(policyStatusText(aPolicy(change), today)).toBe(expected)
})

it.each<[Partial<InsurancePolicy>, string]>([
  [{}, 'to Mar 4, 2027'],
  [{ cancelsOn: '2026-12-28' }, 'to Mar 4, 2027'],
  [{ expiresOn: null, cancelsOn: '2026-12-28' }, 'to Dec 27, 2026'],
  [{ expiresOn: null }, 'until canceled'],
  [{ expiresOn: null, effectiveOn: null, cancelsOn: '2026-12-28' }, 'to Dec 27, 2026'],
  [{ expiresOn: null, effectiveOn: '2032-08-10', cancelsOn: '2032-08-10' }, 'never in force'],
])('the end of a policy with %j is %j', (change, expected) => {
  expect(policyEndText(aPolicy(change))).toBe(expected)
})

it('a policy text has its line and its limit', () => {
  expect(policyText(aPolicy(), today)).toBe('Motor truck cargo: $100,000, in force through Mar 4, 2027')
  expect(policyText(aPolicy({ coverage: 'bipd', limitUsd: null, expiresOn: null }), today)).toBe(
    'Auto liability (BIPD): limit not on record, in force until canceled',
  )
  expect(policyText(aPolicy({ limitUsd: 0 }), today)).toMatch('$0, ')
})
