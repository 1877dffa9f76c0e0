import { describe, expect, it } from 'vitest'
import { isInForce } from '../../rules/assessment/policy-days.ts'
import { policyStatus } from './read-policies.ts'

const TODAY = '2026-11-21'
const policy = (fields: object = {}) => ({
  kind: 'cargo' as const,
  is_primary: true,
  amount: 100_000,
  effective_on: '2026-01-01' as string | null,
  expires_on: null as string | null,
  cancelled_on: null as string | null,
  source: 'certificate' as const,
  as_of: null,
  is_pending: false,
  ...fields,
})

describe('policyStatus', () => {
  it.each([
    ['active', {}],
    ['active', { effective_on: '2026-11-22' }],
    ['active', { expires_on: TODAY }],
    ['ended', { expires_on: '2026-11-20' }],
    ['active', { cancelled_on: '2026-11-22' }],
    ['cancelled', { cancelled_on: TODAY }],
    ['cancelled', { cancelled_on: TODAY, expires_on: '2026-11-20' }],
    ['pending', { is_pending: true }],
    ['ended', { is_pending: true, expires_on: '2026-11-20' }],
    ['cancelled', { is_pending: true, cancelled_on: '2026-11-20' }],
  ] as const)('a policy is %s with %j', (status, fields) => {
    expect(policyStatus(policy(fields), TODAY)).toBe(status)
  })

  it('a policy is active whenever rules count it, and one that begins later has not ended', () => {
    const days = [null, '2026-11-20', TODAY, '2026-11-22']
    let counted = 0
    for (const effective_on of days)
      for (const expires_on of days)
        for (const cancelled_on of days) {
          const one = policy({ effective_on, expires_on, cancelled_on })
          const hasBegun = effective_on === null || effective_on <= TODAY
          const isActive = policyStatus(one, TODAY) === 'active'
          expect(isInForce(one, TODAY)).toBe(isActive && hasBegun)
          if (isActive) counted++
        }
    expect(counted).toBeGreaterThan(5)
  })
})
