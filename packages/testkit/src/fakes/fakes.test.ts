import { beforeEach, describe, expect, it } from 'vitest'
import { aCarrierDetail, aCompany, anArea, anIdentifier, aUser, id } from '../builders/index.ts'
import {
  areasContract,
  carriersContract,
  featureFlagsContract,
  ruleOverridesContract,
  rulesContract,
  sessionContract,
  subscriptionsContract,
} from '../contracts/index.ts'
import { fakeAreas } from './fake-areas.ts'
import { fakeCarriers } from './fake-carriers.ts'
import { fakeFeatureFlags } from './fake-feature-flags.ts'
import { refusal } from './fake-refusals.ts'
import { fakeRuleOverrides } from './fake-rule-overrides.ts'
import { fakeRules } from './fake-rules.ts'
import { fakeSession } from './fake-session.ts'
import { fakeSubscriptions } from './fake-subscriptions.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

const aFleet = () =>
  Array.from({ length: 40 }, (_, index) =>
    aCarrierDetail({
      id: id(index + 1),
      legalName: `EAGLE ${String.fromCharCode(65 + (index % 26))} FREIGHT`,
      identifiers: [anIdentifier({ value: String(3_200_000 + index * 37) })],
    }),
  )

const inOrder = () => {
  let last = 0
  return () => {
    last += 1
    return id<'carrier'>(last)
  }
}

areasContract(async () => ({ areas: fakeAreas(fakeWorld({ areas: [anArea()] })), term: 'dal' }))

carriersContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  return {
    carriers: fakeCarriers(world),
    subscriptions: fakeSubscriptions(world),
    many: { kind: 'name-prefix', value: 'EAGLE' },
    absent: id(999),
  }
})

featureFlagsContract(async () => ({
  board: fakeFeatureFlags(fakeWorld()),
  userId: aUser().id,
  otherUserId: id(999),
}))

ruleOverridesContract(async () => ({
  overrides: fakeRuleOverrides(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  ruleTypes: ['cargo_at_least_100000', 'bipd_at_least_750000'],
  absent: id(999),
}))

rulesContract(async () => ({ rules: fakeRules(fakeWorld()), companyId: id(1), otherCompanyId: id(999) }))

sessionContract(async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  return { session, email: aUser().email, codeFor: async email => session.codeFor(email) }
})

subscriptionsContract(async () => ({
  subscriptions: fakeSubscriptions(fakeWorld({ carriers: aFleet() })),
  nextCarrier: inOrder(),
  absent: id(999),
}))

describe('what a test plans for the next call', () => {
  let world: FakeWorld
  beforeEach(() => {
    world = fakeWorld()
  })

  it('refuses it once', async () => {
    const subscriptions = fakeSubscriptions(world)
    subscriptions.refuseNext('subscribe', refusal.forbidden('Not now.'))
    expect(await subscriptions.subscribe({ carrierId: id(7) })).toEqual({
      ok: false,
      refusal: { kind: 'forbidden', message: 'Not now.', requestId: null },
    })
    expect(world.subscriptions).toEqual([])
    expect((await subscriptions.subscribe({ carrierId: id(7) })).ok).toBe(true)
    expect(subscriptions.asked.map(({ call }) => call)).toEqual(['subscribe', 'subscribe'])
  })

  it('fails it as a lost connection does', async () => {
    const carriers = fakeCarriers(world)
    carriers.failNext('detail')
    await expect(carriers.detail({ id: id(7) })).rejects.toMatchObject({ failure: { kind: 'offline' } })
  })

  it('holds it until it is released, and lets an abort through meanwhile', async () => {
    const carriers = fakeCarriers(world)
    const release = carriers.holdNext('detail')
    const answers: string[] = []
    const held = carriers.detail({ id: id(7) }).then(() => answers.push('held'))
    await carriers.detail({ id: id(7) }).then(() => answers.push('next'))
    release()
    await held
    expect(answers).toEqual(['next', 'held'])

    carriers.holdNext('detail')
    const abort = new AbortController()
    const overtaken = carriers.detail({ id: id(7) }, abort.signal)
    abort.abort('overtaken')
    await expect(overtaken).rejects.toBe('overtaken')
  })

  it('shows a user without the scope that overriding is not theirs', async () => {
    world.user = aUser({ scopes: [], company: aCompany() })
    const outcome = await fakeRuleOverrides(world).create({
      carrierId: id(7),
      ruleType: 'cargo_at_least_100000',
      expiresOn: '2080-01-01',
    })
    expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } })
  })
})
