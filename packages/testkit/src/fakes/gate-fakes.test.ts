import { expect, it } from 'vitest'
import { aCarrierDetail, aLoad, aUser, id } from '../builders/index.ts'
import { valueOf } from '../contracts/contract.ts'
import { gateContract } from '../contracts/index.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { fakeGate } from './gate-fakes.ts'

const IDENTIFIER = { type: 'DOT', value: '7', region: null } as const
const carrier = (at: number) => aCarrierDetail({ id: id(at), identifiers: [IDENTIFIER] })

/** The same rows, also after a change, as another person sees them. */
const seenBy = (world: FakeWorld, user: FakeWorld['user']): FakeWorld =>
  new Proxy(world, { get: (it, key) => (key === 'user' ? user : Reflect.get(it, key)) })

gateContract(async () => {
  const world = fakeWorld({
    carriers: [carrier(7)],
    loads: [aLoad(), aLoad({ id: id(18), companyId: id(99) })],
  })
  return {
    gate: fakeGate(world),
    forReader: fakeGate(seenBy(world, aUser({ id: id(3), scopes: ['sourcing'] }))),
    today: () => todayIn(world),
    carrier: { id: id(7), identifier: IDENTIFIER },
    absent: { ...IDENTIFIER, value: '8' },
    load: aLoad().id,
    foreignLoad: id(18),
  }
})

it('the fake of the gate asks for a look where several carriers have a number', async () => {
  const gate = fakeGate(fakeWorld({ carriers: [carrier(7), carrier(8)] }))
  expect(valueOf(await gate.ofCarrier({ carrier: { identifier: IDENTIFIER } }))).toMatchObject({
    answer: 'look',
    reasons: [{ code: 'several_carriers' }],
  })
})
