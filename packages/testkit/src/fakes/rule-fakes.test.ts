import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aFinding,
  anAssessment,
  anOverride,
  anUnassignedClassification,
  aPaywall,
  aRuleSet,
  aSubscription,
  aUser,
  id,
  NO_LIMITS,
} from '../builders/index.ts'
import { ruleOverridesContract, rulesContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeRuleOverrides } from './rule-override-fakes.ts'
import { fakeRules } from './rule-fakes.ts'

const [CARGO, BIPD] = ['cargo_at_least_100000', 'bipd_at_least_750000'] as const
const REEFER = anUnassignedClassification({
  rulesAssessment: anAssessment({ findings: [aFinding({ ruleType: 'active_operating_status' })] }),
})

ruleOverridesContract(async () => ({
  overrides: fakeRuleOverrides(
    fakeWorld({
      carriers: aFleet(),
      ruleSets: [aRuleSet({ values: new Map([CARGO, BIPD].map(type => [type, 2])) })],
      unassigned: new Map(aFleet().map(carrier => [carrier.id, [REEFER]])),
    }),
  ),
  nextCarrier: inOrder(),
  ruleTypes: [CARGO, BIPD],
  ofClassification: { ruleType: 'active_operating_status', classificationId: REEFER.classification.id },
  absent: id(999),
}))

rulesContract(async () => ({
  rules: fakeRules(
    fakeWorld({
      user: aUser({ scopes: ['manage_users'] }),
      ruleSets: [aRuleSet(), aRuleSet({ id: id(2), companyId: id(999) })],
      carriers: aFleet(),
      subscriptions: aFleet()
        .slice(0, 3)
        .map(({ id: carrierId }) => aSubscription({ carrierId })),
    }),
  ),
  companyId: id(1),
  otherCompanyId: id(999),
  otherRuleSetId: id(2),
  absent: id(998),
}))

describe('the fakes of rules', () => {
  const ruleType = 'cargo_at_least_100000'
  const carrierId = id<'carrier'>(7)
  const answers = async (change: Parameters<typeof fakeWorld>[0]) => {
    const world = fakeWorld(change)
    const [rules, overrides] = [fakeRules(world), fakeRuleOverrides(world)]
    const all = [
      await rules.list({ companyId: id(1) }),
      await rules.find({ id: id(1) }),
      await rules.types({}),
      await rules.factAges(),
      await overrides.list({ carrierId }),
      await overrides.find({ id: id(5) }),
      await overrides.create({ carrierId, ruleType, expiresOn: '2080-01-01' }),
      await overrides.deactivate({ carrierId, ruleType }),
      await overrides.setActive({ id: id(5), isActive: false }),
      await rules.setFactAges({ ages: NO_LIMITS }),
      await rules.ownCarrierFacts({}),
    ]
    return all.map(outcome => (outcome.ok ? 'answered' : outcome.refusal.kind))
  }

  it('the fakes of rules refuse a visitor', async () => {
    expect(await answers({ user: null })).toEqual(Array(11).fill('unauthenticated'))
  })

  it('the fakes of rules refuse a plan without rules', async () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    expect(await answers({ user })).toEqual(Array(11).fill('forbidden'))
  })

  it('the fakes of rules let a user without the scope read and not override', async () => {
    const user = aUser({ scopes: [], company: aCompany() })
    const reported = await answers({ user, overrides: [anOverride()] })
    expect(reported).toEqual([...Array(6).fill('answered'), ...Array(5).fill('forbidden')])
  })

  it('the window of contacts that is set is that of everyone at the company, and of no other', async () => {
    const user = aUser({ scopes: ['manage_users'] })
    const other = aUser({ id: id(9), company: aCompany({ id: id(9) }) })
    const world = fakeWorld({ user, accounts: [user, aUser({ id: id(2) }), other] })
    await fakeRules(world).setFactAges({ ages: { ...NO_LIMITS, contacts: 30 } })
    expect(world.accounts.map(each => each.company?.contactWindowDays)).toEqual([30, 30, null])
    expect(world.user?.company?.contactWindowDays).toBe(30)
  })

  it('fakeRuleOverrides does not reactivate an expired override', async () => {
    const overrides = [anOverride({ isActive: false, expiresOn: '2026-11-20' })]
    const outcome = await fakeRuleOverrides(fakeWorld({ overrides })).setActive({ id: id(5), isActive: true })
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { kind: 'invalid', problems: [{ field: 'isActive' }] },
    })
  })
})
