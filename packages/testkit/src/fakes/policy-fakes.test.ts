import { addDays, type CurrentUser } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aUser, id } from '../builders/index.ts'
import { policiesContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { fakePolicies } from './policy-fakes.ts'
import { fakeRules } from './rule-fakes.ts'
import { fakeRuleOverrides } from './rule-override-fakes.ts'

/** The same rows, also after a change, as another person sees them. */
const seenBy = (world: FakeWorld, user: CurrentUser): FakeWorld =>
  new Proxy(world, { get: (it, key) => (key === 'user' ? user : Reflect.get(it, key)) })

policiesContract(async () => {
  const second = aUser({ id: id(2), firstName: 'Priya', lastName: 'Sandhar' })
  const reader = aUser({ id: id(3), firstName: 'Ana', scopes: ['sourcing'] })
  const world = fakeWorld({ accounts: [aUser(), second, reader], carriers: aFleet() })
  return {
    policies: fakePolicies(world),
    forSecond: fakePolicies(seenBy(world, second)),
    forReader: fakePolicies(seenBy(world, reader)),
    overrides: fakeRuleOverrides(world),
    nextCarrier: inOrder(),
    rules: fakeRules(world),
    classificationId: id(4),
    today: () => todayIn(world),
    passDay: () => {
      world.now = Date.parse(`${addDays(todayIn(world), 1)}T12:00:00`)
    },
    absent: id(999),
  }
})

describe('the fake of policies', () => {
  it('refuses a plan without rules', async () => {
    const user = aUser()
    const world = fakeWorld({ user: { ...user, paywall: { ...user.paywall, canRule: false } } })
    expect(await fakePolicies(world).current()).toMatchObject({ refusal: { kind: 'forbidden' } })
  })
})
