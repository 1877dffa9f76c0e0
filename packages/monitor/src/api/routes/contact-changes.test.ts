import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

const update = (change: object) =>
  testCompany.database.db.updateTable('carriers').set(change).where('id', '=', 1).execute()
const changes = async () => (await (await testCompany.as('north')).get('carriers/1/contact_changes')).json()

describe('changes of the federal contacts of a carrier', () => {
  it('a contact that changes keeps what it was, with the day of the federal file', async () => {
    await update({
      phone: '+18065550101',
      email: 'office@eagle.example',
      physical_street: '9 Depot Road',
      physical_postal_code: '79101',
      physical_country: 'US',
    })
    await testCompany.database.db.deleteFrom('contact_changes').execute()
    await update({ phone: '+18065550999', federal_as_of: '2026-10-01' })
    await update({ email: 'new@eagle.example', federal_as_of: '2026-11-01' })
    await update({ physical_street: '12 Mill Road', federal_as_of: '2026-11-02' })
    expect(await changes()).toMatchObject([
      {
        is_type: 'address',
        was: expect.stringMatching(/^9 Depot Road, .*79101, US$/),
        changed_on: '2026-11-02',
      },
      { is_type: 'email', was: 'office@eagle.example', changed_on: '2026-11-01' },
      { is_type: 'phone', was: '+18065550101', changed_on: '2026-10-01' },
    ])
  })

  it('a contact that is only written differently, or first known, is no change', async () => {
    await testCompany.database.db.deleteFrom('contact_changes').execute()
    await update({ phone: '(806) 555-0999', email: 'NEW@eagle.example', physical_street: '12 MILL RD' })
    await update({ phone: null })
    await testCompany.database.db.deleteFrom('contact_changes').execute()
    await update({ phone: '+18065550777' })
    expect(await changes()).toEqual([])
  })

  it('the contact changes of a carrier that does not exist are not found', async () => {
    const north = await testCompany.as('north')
    expect((await north.get('carriers/999/contact_changes')).status).toBe(404)
  })
})

describe('the record of the contacts on file', () => {
  const record = async (id: number) => {
    const carrier = await (
      await (await testCompany.as('north')).get(`carriers/${id}/for_broker_portal`)
    ).json()
    return carrier.contact_records
  }

  it('a contact says since when it is on file, what was before it, and what it stands with', async () => {
    const { db: database } = testCompany.database
    const set = (id: number, change: object) =>
      database.updateTable('carriers').set(change).where('id', '=', id).execute()
    await set(3, { phone: '+18065551101', email: 'a@eleven.example' })
    await set(2, { phone: '+18065551102', email: 'b@twelve.example' })
    await database.deleteFrom('contact_changes').execute()
    await set(3, { phone: '+18065551102', federal_as_of: '2026-10-01' })
    await database
      .insertInto('carrier_safety')
      .values({ carrier_id: 2, out_of_service: true })
      .onConflict(clash => clash.column('carrier_id').doUpdateSet({ out_of_service: true }))
      .execute()
    const { phone, email } = await record(3)
    expect(phone).toMatchObject({
      since: '2026-10-01',
      stands_with: 'out_of_service',
      former: [{ value: '+18065551101', until: '2026-10-01', stands_with: null }],
    })
    expect(email).toMatchObject({ stands_with: null, former: [] })
  })
})
