import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const ADDRESS = 'dispatch@carrier.example'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  await db.updateTable('carriers').set({ email: ADDRESS }).where('id', '=', 1).execute()
  await db.updateTable('companies').set({ legal_name: 'Northlake\r\nBcc: x' }).where('id', '=', 1).execute()
})
afterAll(() => testCompany.close())

const onRecordSince = async (add_date: string | null) => {
  await testCompany.database.db
    .updateTable('carrier_census')
    .set({ add_date })
    .where('carrier_id', '=', 1)
    .execute()
}
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('own_check_codes').execute()
  await testCompany.database.db.deleteFrom('own_checks').execute()
  await onRecordSince('2016-03-01')
})

interface Sent {
  readonly id: number
  readonly address: string
}
const send = (carrier_id = 1, by = north) => by.post('own_check_codes', { own_check_code: { carrier_id } })
const sent = async () => (await (await send()).json()) as Sent
const enter = (id: number, code: string, by = north) =>
  by.call('PATCH', `own_check_codes/${id}`, { own_check_code: { code } })
const messageOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string; message: string }[] }).errors[0]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a code that is mailed to a carrier', () => {
  it('is read back once, and is a check with who, when and which address', async () => {
    const { id, address } = await sent()
    expect(address).toBe(ADDRESS)
    const code = await testCompany.codeFor(ADDRESS)
    expect(code).toMatch(/^\d{6}$/)
    const response = await enter(id, code)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      kind: 'email_code',
      is_verified: true,
      checked_on: testCompany.clock.now().toISOString().slice(0, 10),
      address: ADDRESS,
      user_name: 'north Person',
    })
    expect((await enter(id, code)).status).toBe(422)
  })

  it('the mail says who requests it, and whom not to read it to, on lines of its own', async () => {
    await sent()
    const code = await testCompany.codeFor(ADDRESS)
    const [mail] = (await testCompany.monitor.services.mailbox.newest()) ?? []
    expect(mail?.subject).toBe(`${code} is the code for Northlake Bcc: x`)
    expect(mail?.text).toContain('north Person of Northlake Bcc: x is speaking with someone')
    expect(mail?.text).toContain('Do not read it to anyone else who calls')
  })

  it('is guessed five times at most', async () => {
    const { id } = await sent()
    const code = await testCompany.codeFor(ADDRESS)
    for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.'])
      expect((await messageOf(await enter(id, wrong(code))))?.message).toBe(`Wrong code. ${left}`)
    expect((await messageOf(await enter(id, wrong(code))))?.message).toMatch(/no tries left/)
    expect((await enter(id, code)).status).toBe(422)
  })

  it('works for ten minutes, and the newest only', async () => {
    const first = await sent()
    const firstCode = await testCompany.codeFor(ADDRESS)
    const second = await sent()
    expect((await enter(first.id, firstCode)).status).toBe(422)
    const code = await testCompany.codeFor(ADDRESS)
    testCompany.clock.move(600)
    expect((await enter(second.id, code)).status).toBe(422)
  })

  it('is sent three times an hour to a carrier', async () => {
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(3_600)
    testCompany.clock.move(3_600)
    expect((await send()).status).toBe(201)
  })

  it('is not sent where the address proves nothing, and says why', async () => {
    await onRecordSince('2026-11-20')
    expect((await messageOf(await send()))?.message).toMatch(/has not been on record for more than 90 days/)
    await onRecordSince(null)
    expect((await messageOf(await send()))?.message).toMatch(/is not known/)
    await onRecordSince('2016-03-01')
    const { db } = testCompany.database
    await db
      .insertInto('identity_alerts')
      .values({
        company_id: 2,
        user_id: null,
        is_type: 'identity_theft',
        message: 'Not them.',
        email: ADDRESS,
        file_date: '2026-11-01',
        created_at: testCompany.clock.now(),
        site: 'main',
      })
      .execute()
    const refused = await messageOf(await send())
    expect(refused).toMatchObject({ field: 'own_check_code.address' })
    expect(refused?.message).toMatch(/^This address is tied to a carrier/)
    await db.deleteFrom('identity_alerts').execute()
    expect((await messageOf(await send(2)))?.message).toMatch(/No e-mail address/)
  })

  it('is nothing to another company, and to who may not record checks', async () => {
    const { id } = await sent()
    const code = await testCompany.codeFor(ADDRESS)
    expect((await enter(id, code, await testCompany.as('south'))).status).toBe(404)
    expect((await send(1, await testCompany.as('plain'))).status).toBe(403)
    expect((await send(999_999)).status).toBe(404)
  })
})
