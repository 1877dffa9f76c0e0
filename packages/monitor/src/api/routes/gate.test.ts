import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireGate } from '../../own-carriers/gate/wire-gate.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('policy_settings').execute()
  await db.deleteFrom('connections').execute()
})

const request = async (gate: object, by = north) => {
  const response = await by.post('carriers/gate', { gate })
  return (await response.json()) as WireGate
}
const codes = ({ reasons }: WireGate) => reasons.map(({ code }) => code)

describe('the gate', () => {
  it("a company's own block is a no for it, and nothing for another", async () => {
    await testCompany.database.db
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 1, status: 'do_not_dispatch', notes: 'Hostage load' })
      .execute()
    const own = await request({ carrier_id: 1 })
    expect(own.answer).toBe('no')
    expect(own.reasons[0]).toMatchObject({ code: 'do_not_dispatch', act: { notes: 'Hostage load' } })
    const other = await request({ carrier_id: 1 }, await testCompany.as('south'))
    expect(codes(other)).not.toContain('do_not_dispatch')
  })

  it.each([
    ['that lasts', null, true],
    ['until a day ahead', '2099-01-01', true],
    ['that was rescinded', '2020-01-01', false],
  ])('an out-of-service order %s', async (_, until, isNo) => {
    const { db } = testCompany.database
    const order = { out_of_service: true, out_of_service_on: '2019-12-01', out_of_service_until: until }
    await db
      .insertInto('carrier_safety')
      .values({ carrier_id: 1, ...order })
      .onConflict(known => known.column('carrier_id').doUpdateSet(order))
      .execute()
    expect(codes(await request({ carrier_id: 1 })).includes('out_of_service_order')).toBe(isNo)
  })

  it('a carrier that is not on record asks for a look, by its id and by a number', async () => {
    const unknown = { is_type: 'DOT', value: '99999999' }
    for (const who of [{ carrier_id: 2_000_000_000 }, { identifier: unknown }])
      expect(await request(who)).toMatchObject({
        answer: 'look',
        carrier: null,
        reasons: [{ code: 'not_on_record', effect: 'look' }],
      })
  })

  it.each([
    [{}, 'gate.identifier'],
    [{ carrier_id: 1, identifier: { is_type: 'DOT', value: '1' } }, 'gate.identifier'],
    [{ carrier_id: 1, day: '2020-01-01' }, 'gate.day'],
    [{ carrier_id: 1, day: '2026-02-30' }, 'gate.day'],
    [{ carrier_id: 1, lane: { origin: { state: 'Texas' }, destination: {} } }, 'gate.lane.origin.state'],
    [{ carrier_id: 1, company_id: 2 }, 'gate.company_id'],
  ])('refuses %j', async (gate, field) => {
    const response = await north.post('carriers/gate', { gate })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field }] })
  })

  it('what it says of facts that are too old is saved and logged once, by those who write the policy', async () => {
    const change = (when_too_old: string, by = north) =>
      by.call('PATCH', 'gate_settings', { gate_settings: { when_too_old } })
    expect(await (await north.get('gate_settings')).json()).toEqual({ when_too_old: 'look' })
    for (let time = 0; time < 2; time += 1)
      expect(await (await change('no')).json()).toEqual({ when_too_old: 'no' })
    const entries = await testCompany.database.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('kind', '=', 'gate_settings_changed')
      .execute()
    expect(entries).toEqual([{ before: ['look'], after: ['no'] }])
    expect((await request({ carrier_id: 1 })).when_too_old).toBe('no')
    expect(await (await (await testCompany.as('south')).get('gate_settings')).json()).toEqual({
      when_too_old: 'look',
    })
    expect((await change('yes')).status).toBe(422)
  })
})
