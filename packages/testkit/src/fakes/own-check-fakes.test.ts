import { describe, expect, it } from 'vitest'
import { aCarrierDetail, anOwnCheck, aUser, id } from '../builders/index.ts'
import { ownChecksContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeWorld, todayIn } from './fake-world.ts'
import { fakeOwnChecks } from './own-check-fakes.ts'

ownChecksContract(async () => {
  const world = fakeWorld({ carriers: aFleet() })
  return {
    checks: fakeOwnChecks(world),
    nextCarrier: inOrder(),
    today: todayIn(world),
    absentCarrier: id(999),
    absent: id(999),
    absentCode: id(999),
    reachable: async () => {
      const carrier = aCarrierDetail({ id: id(900) })
      world.carriers.push(carrier)
      return carrier.id
    },
    codeFor: async () => '123456',
  }
})

describe('the fake of checks of one’s own', () => {
  it('refuses to record and to take back for who may not override rules', async () => {
    const world = fakeWorld({ user: aUser({ scopes: [] }), ownChecks: [anOwnCheck()] })
    const checks = fakeOwnChecks(world)
    const { carrierId, isVerified, checkedOn, expiresOn, note } = anOwnCheck()
    const kind = 'physical_location'
    const outcomes = [
      await checks.create({ carrierId, kind, isVerified, checkedOn, expiresOn, note }),
      await checks.withdraw({ id: anOwnCheck().id, reason: 'Another yard.' }),
      await checks.sendCode({ carrierId }),
    ]
    for (const outcome of outcomes) expect(outcome).toMatchObject({ refusal: { kind: 'forbidden' } })
  })

  it('refuses a plan without rules', async () => {
    const user = aUser()
    const world = fakeWorld({ user: { ...user, paywall: { ...user.paywall, canRule: false } } })
    expect(await fakeOwnChecks(world).list({ carrierId: id(7) })).toMatchObject({
      refusal: { kind: 'forbidden' },
    })
  })
})

it('the fake of checks refuses a code to an address that is new', async () => {
  const NEW = { since: '2026-11-20', sharedWith: null, former: [] } as const
  const carrier = aCarrierDetail({ contactRecords: { phone: NEW, email: NEW } })
  const checks = fakeOwnChecks(fakeWorld({ carriers: [carrier] }))
  expect(await checks.sendCode({ carrierId: carrier.id })).toMatchObject({
    refusal: { kind: 'invalid', problems: [{ field: 'address' }] },
  })
})
