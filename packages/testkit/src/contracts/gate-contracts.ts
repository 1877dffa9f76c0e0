import {
  addDays,
  type CalendarDate,
  type CarrierId,
  type Gate,
  type Identifier,
  type LoadId,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A company with an open load, and a carrier that one number names. */
export interface GateSubject {
  /** For one who may write the policy. */
  readonly gate: Gate
  /** For a colleague who may not. */
  readonly forReader: Gate
  readonly today: () => CalendarDate
  readonly carrier: { readonly id: CarrierId; readonly identifier: Identifier }
  /** No carrier has it. */
  readonly absent: Identifier
  readonly load: LoadId
  /** Of another company. */
  readonly foreignLoad: LoadId
}

/** What every `Gate` does. Source: section 4, "Gate". */
export const gateContract = (make: Make<GateSubject>): void => {
  describe('the gate', () => {
    it('answers for a carrier by its id and its number alike', async () => {
      const { gate, carrier } = await make()
      const { id, identifier } = carrier
      const byId = valueOf(await gate.ofCarrier({ carrier: { id } }))
      expect(byId.carrier).toMatchObject({ id })
      expect(valueOf(await gate.ofCarrier({ carrier: { identifier } }))).toEqual(byId)
    })

    it('asks for a look where no carrier has the number', async () => {
      const { gate, absent } = await make()
      expect(valueOf(await gate.ofCarrier({ carrier: { identifier: absent } }))).toMatchObject({
        answer: 'look',
        carrier: null,
        reasons: [{ code: 'not_on_record', effect: 'look' }],
      })
    })

    it('names the load that it answers for; that of another company looks missing', async () => {
      const { gate, load, foreignLoad } = await make()
      expect(valueOf(await gate.ofLoad({ id: load })).loadId).toBe(load)
      expectRefused(await gate.ofLoad({ id: foreignLoad }), 'not-found')
    })

    it.each([-1, 367])('refuses a day %s days ahead', async days => {
      const { gate, carrier, load, today } = await make()
      const day = addDays(today(), days)
      expectInvalid(await gate.ofCarrier({ carrier: { id: carrier.id }, day }), 'day')
      expectInvalid(await gate.ofLoad({ id: load, day }), 'day')
    })

    it('keeps what it says of facts that are too old, as who writes the policy sets it', async () => {
      const { gate, forReader } = await make()
      for (const whenTooOld of ['no', 'look'] as const) {
        expect(valueOf(await gate.changeSettings({ whenTooOld }))).toEqual({ whenTooOld })
        expect(valueOf(await forReader.settings())).toEqual({ whenTooOld })
      }
      expectRefused(await forReader.changeSettings({ whenTooOld: 'no' }), 'forbidden')
    })
  })
}
