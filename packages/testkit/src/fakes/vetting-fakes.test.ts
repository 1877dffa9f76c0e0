import { addDays } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aConnection,
  aDecisionRecord,
  aPolicyVersion,
  aUser,
  id,
  somePolicySections,
} from '../builders/index.ts'
import { vettingContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeDecisionRecords } from './decision-fakes.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, todayIn } from './fake-world.ts'
import { fakeVetting } from './vetting-fakes.ts'

/** The same rows, also after a change, as another person sees them. */
const seenBy = (world: FakeWorld, user: FakeWorld['user']): FakeWorld =>
  new Proxy(world, { get: (it, key) => (key === 'user' ? user : Reflect.get(it, key)) })

vettingContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  const since = addDays(todayIn(world), -50)
  world.policyVersions = [1, 2].map(number =>
    aPolicyVersion({
      id: id(number),
      number,
      sections: somePolicySections(),
      effectiveOn: number === 1 ? addDays(since, -200) : since,
    }),
  )
  return {
    vetting: fakeVetting(world),
    forReader: fakeVetting(seenBy(world, aUser({ id: id(3), scopes: ['sourcing'] }))),
    decisions: fakeDecisionRecords(world),
    nextCarrier: inOrder(),
    today: () => todayIn(world),
    onboard: async ({ carrierId, decidedOn, policyVersion, usedOn }) => {
      world.connections.push(aConnection({ id: nextIdAmong(world.connections), carrierId }))
      if (usedOn !== null) world.lastUses.set(carrierId, usedOn)
      if (decidedOn === null) return
      const record = aDecisionRecord({
        id: nextIdAmong(world.decisionRecords),
        carrierId,
        madeAt: `${decidedOn}T12:00:00.000Z`,
      })
      world.decisionRecords.push({ ...record, content: { ...record.content, policyVersion } })
    },
    absent: id(999),
  }
})

describe('the fake of re-vetting', () => {
  it('refuses a plan without rules, and the list to one without connections', async () => {
    const user = aUser()
    const withPlan = (change: Partial<typeof user.paywall>) =>
      fakeVetting(fakeWorld({ user: { ...user, paywall: { ...user.paywall, ...change } } }))
    expect(await withPlan({ canRule: false }).terms()).toMatchObject({ refusal: { kind: 'forbidden' } })
    expect(await withPlan({ canConnect: false }).due({})).toMatchObject({ refusal: { kind: 'forbidden' } })
  })
})
