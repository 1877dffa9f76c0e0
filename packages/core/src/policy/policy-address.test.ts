import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PolicyVersionId } from './policy.ts'
import { POLICY_IN_FORCE, policyPath, readPolicyAddress } from './policy-address.ts'

it('the rules in force have no query', () => {
  expect(policyPath()).toBe('/rules/policy')
  expect(readPolicyAddress('')).toEqual(POLICY_IN_FORCE)
})

it('what is invalid in an address is as if missing', () => {
  expect(readPolicyAddress('?tab=rule&page=0&before=x&after=-1')).toEqual(POLICY_IN_FORCE)
})

it('rules that were tried are read back', () => {
  const tried = { bipd_at_least_750000: { mode: 'notify', text: '850,000' } } as const
  const path = policyPath({ tab: 'draft', tried })
  expect(readPolicyAddress(path.replace('/rules/policy', ''))).toEqual({
    ...POLICY_IN_FORCE,
    tab: 'draft',
    tried,
  })
})

it('an address is read back as it was written', () => {
  const ids = arbitrary.maybe(fc.integer({ min: 1, max: 99_999 }) as fc.Arbitrary<PolicyVersionId>)
  holds(
    [fc.constantFrom('rules', 'versions', 'draft'), fc.integer({ min: 1, max: 99 }), ids, ids],
    (tab, page, before, after) => {
      const address = { tab, page, before, after, tried: {} }
      expect(readPolicyAddress(policyPath(address).replace('/rules/policy', ''))).toEqual(address)
    },
  )
})
