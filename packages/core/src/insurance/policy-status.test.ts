import { aPolicy } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { InsurancePolicy } from './insurance-policy.ts'
import { inForceThrough, isInForce, lastDayOfCover, policyStatus } from './policy-status.ts'

const today = '2026-11-21'

it.each<[Partial<InsurancePolicy>, string, boolean]>([
  [{}, 'in-force', true],
  [{ effectiveOn: '2026-11-21' }, 'in-force', true],
  [{ effectiveOn: '2026-11-22' }, 'upcoming', false],
  [{ effectiveOn: null }, 'in-force', true],
  [{ expiresOn: '2026-11-21' }, 'in-force', true],
  [{ expiresOn: '2026-11-20' }, 'ended', false],
  [{ expiresOn: null }, 'no-end', true],
  [{ cancelsOn: '2026-11-21' }, 'cancelled', false],
  [{ cancelsOn: '2026-11-22' }, 'cancelling', true],
  [{ cancelsOn: '2026-11-22', expiresOn: null }, 'cancelling', true],
  [{ isPending: true }, 'pending', false],
  [{ isPending: true, effectiveOn: '2026-11-22' }, 'pending', false],
  [{ isPending: true, expiresOn: '2026-11-20' }, 'ended', false],
  [{ cancelsOn: '2026-10-01', expiresOn: '2026-11-20' }, 'cancelled', false],
  [{ cancelsOn: '2026-12-24', effectiveOn: '2026-12-01' }, 'upcoming', false],
])('a policy with %j is %s; in force: %s', (change, status, inForce) => {
  expect(policyStatus(aPolicy(change), today)).toBe(status)
  expect(isInForce(aPolicy(change), today)).toBe(inForce)
})

it.each([
  ['2027-03-04', null, '2027-03-04'],
  ['2027-03-04', '2027-01-01', '2026-12-31'],
  ['2027-03-04', '2027-04-01', '2027-03-04'],
  [null, '2027-01-01', '2026-12-31'],
  [null, null, null],
] as const)(
  'a policy that expires %s and is cancelled from %s has the last day %s',
  (expiresOn, cancelsOn, last) => {
    expect(lastDayOfCover({ expiresOn, cancelsOn })).toBe(last)
  },
)

it('a policy in force is so through its last day', () => {
  expect(inForceThrough(aPolicy(), today)).toBe('2027-03-04')
  expect(inForceThrough(aPolicy({ isPending: true }), today)).toBeNull()
  expect(inForceThrough(aPolicy({ expiresOn: null }), today)).toBeNull()
})
