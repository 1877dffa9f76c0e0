import { describe, expect, it } from 'vitest'
import { aCompany, aRuleSet, aUser, id } from '../../builders/index.ts'
import { ruleOverridesContract, rulesContract } from '../../contracts/index.ts'
import { aFleet, inOrder } from '../shared/a-fleet.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeRuleOverrides } from './fake-rule-overrides.ts'
import { fakeRules } from './fake-rules.ts'

ruleOverridesContract(async () => ({
  overrides: fakeRuleOverrides(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  ruleTypes: ['cargo_at_least_100000', 'bipd_at_least_750000'],
  absent: id(999),
}))

rulesContract(async () => ({
  rules: fakeRules(fakeWorld({ ruleSets: [aRuleSet(), aRuleSet({ id: id(2), companyId: id(999) })] })),
  companyId: id(1),
  otherCompanyId: id(999),
  otherRuleSetId: id(2),
  absent: id(998),
}))

describe('fakeRuleOverrides', () => {
  it('shows a user without the scope that overriding is not theirs', async () => {
    const world = fakeWorld({ user: aUser({ scopes: [], company: aCompany() }) })
    const outcome = await fakeRuleOverrides(world).create({
      carrierId: id(7),
      ruleType: 'cargo_at_least_100000',
      expiresOn: '2080-01-01',
    })
    expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } })
  })
})
