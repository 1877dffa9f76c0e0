import { addDays } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aCarrierDetail, aLoad, id } from '../builders/index.ts'
import { expectInvalid, expectRefused, valueOf } from '../contracts/contract.ts'
import { todayIn, fakeWorld } from './fake-world.ts'
import { fakeGate } from './gate-fakes.ts'

describe('the fake of the gate', () => {
  it('answers for a carrier by its id and its number, for none and for several', async () => {
    const identifiers = [{ type: 'DOT', value: '7', region: null }] as const
    const world = fakeWorld({ carriers: [aCarrierDetail({ id: id(7), identifiers: [...identifiers] })] })
    const gate = fakeGate(world)
    const byNumber = { carrier: { identifier: identifiers[0] } }
    const byId = valueOf(await gate.ofCarrier({ carrier: { id: id(7) } }))
    expect(valueOf(await gate.ofCarrier(byNumber))).toEqual(byId)
    expect(byId.carrier).toMatchObject({ id: 7 })
    const none = valueOf(await gate.ofCarrier({ carrier: { id: id(8) } }))
    expect(none).toMatchObject({ answer: 'look', reasons: [{ code: 'not_on_record' }] })
    world.carriers.push(aCarrierDetail({ id: id(8), identifiers: [...identifiers] }))
    expect(valueOf(await gate.ofCarrier(byNumber))).toMatchObject({ reasons: [{ code: 'several_carriers' }] })
  })

  it("refuses a day out of range, and another company's load", async () => {
    const world = fakeWorld({ loads: [aLoad(), aLoad({ id: id(18), companyId: id(99) })] })
    const gate = fakeGate(world)
    for (const days of [-1, 367]) {
      const day = addDays(todayIn(world), days)
      expectInvalid(await gate.ofCarrier({ carrier: { id: id(7) }, day }), 'day')
      expectInvalid(await gate.ofLoad({ id: id(17), day }), 'day')
    }
    expectRefused(await gate.ofLoad({ id: id(18) }), 'not-found')
    expect(valueOf(await gate.ofLoad({ id: id(17) })).loadId).toBe(17)
  })

  it('keeps what it says of facts that are too old', async () => {
    const gate = fakeGate(fakeWorld())
    expect(valueOf(await gate.settings())).toEqual({ whenTooOld: 'look' })
    valueOf(await gate.changeSettings({ whenTooOld: 'no' }))
    expect(valueOf(await gate.settings())).toEqual({ whenTooOld: 'no' })
  })
})
