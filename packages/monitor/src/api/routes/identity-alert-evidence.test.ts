import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { WireAlert, WireEvidence, wireAlertDetail } from '../../onboarding/identity-alerts/wire-alert.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let south: TestBrowser
let watch: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  south = await testCompany.as('south')
  watch = await testCompany.as('watch')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('identity_alerts').execute()
})

const PDF = new File(['%PDF-1.4'], 'booking.pdf', { type: 'application/pdf' })
const raised = async (change: object = {}, by = north) => {
  const identity_alert = {
    carrier_id: 1,
    is_type: 'hostage_load',
    unsanitized_message: 'They hold the load.',
    origin_postal_code: '75202',
    commodity_type_id: 3,
    ...change,
  }
  return (await (await by.post('identity_alerts', { identity_alert })).json()) as WireAlert
}
const send = (id: number, change: Record<string, string | File> = {}, by = north) => {
  const form = new FormData()
  const sent = { identity_alert_id: String(id), kind: 'email', note: 'Their mail.', ...change }
  for (const [name, value] of Object.entries(sent)) form.set(`evidence[${name}]`, value)
  return by.post('identity_alert_evidence', form)
}
const added = async (id: number, change: Record<string, string | File> = {}, by = north) => {
  const response = await send(id, change, by)
  expect(response.status).toBe(201)
  return (await response.json()) as WireEvidence
}
const detail = async (id: number, by = north) =>
  (await (await by.get(`identity_alerts/${id}`)).json()) as z.output<typeof wireAlertDetail>
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('one identity alert', () => {
  it('an alert has its carrier with its verdict, its commodity and its evidence, oldest first', async () => {
    const { id } = await raised()
    const [mail, paper] = [await added(id), await added(id, { kind: 'document', file: PDF })]
    const found = await detail(id, south)
    expect(found).toMatchObject({ origin_area_name: null, commodity_name: expect.any(String) })
    expect(found.alert).toMatchObject({ id, company_name: 'North Office', author_name: null })
    expect(found.alert.carrier?.id).toBe(1)
    expect(found.evidence).toEqual([mail, paper])
    expect(mail.file).toBeNull()
  })

  it('an alert shows the statement of its carrier apart from what brokers wrote', async () => {
    const { id } = await raised()
    const row = { identity_alert_id: id, carrier_id: 1, message: 'It was delivered.', created_at: new Date() }
    await testCompany.database.db.insertInto('identity_alert_messages').values(row).execute()
    const { messages } = (await detail(id)).alert
    expect(messages).toMatchObject([{ is_by_carrier: true, message: 'It was delivered.', author_name: null }])
    expect(messages[0]?.company_name).toEqual(expect.any(String))
  })

  it('an unpublished alert is found by its own company only', async () => {
    const { id } = await raised()
    await north.call('PATCH', `identity_alerts/${id}/unpublish`)
    expect((await detail(id, plain)).alert.is_published).toBe(false)
    expect((await south.get(`identity_alerts/${id}`)).status).toBe(404)
    expect((await north.get('identity_alerts/999999')).status).toBe(404)
  })
})

describe('evidence of an alert', () => {
  it('a file is downloaded by everyone who sees the alert, and by no one once it is withdrawn', async () => {
    const { id } = await raised()
    const { file } = await added(id, { file: PDF })
    expect(file?.name).toBe('booking.pdf')
    for (const by of [north, south]) {
      const download = await by.fetch(file?.url ?? '')
      expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="booking\.pdf"/)
    }
    await north.call('PATCH', `identity_alerts/${id}/unpublish`)
    expect((await south.fetch(file?.url ?? '')).status).toBe(404)
    expect((await north.fetch(file?.url ?? '')).status).toBe(200)
    expect((await north.get('identity_alert_evidence/999999/file')).status).toBe(404)
  })

  it('users of the watchdog see no contact in evidence, and no file', async () => {
    const { id } = await raised()
    const piece = await added(id, { note: 'From ruth@b.example, 214-555-0199.', file: PDF })
    const [seen] = (await detail(id, watch)).evidence
    expect(seen).toMatchObject({ note: 'From [contact removed] [contact removed].', file: null })
    expect((await watch.fetch(piece.file?.url ?? '')).status).toBe(404)
  })

  it('an alert of the watchdog site takes no file and keeps no contact', async () => {
    const { id } = await raised({ site: 'watchdog', origin_postal_code: null, commodity_type_id: null })
    const response = await refusedWithoutChange(testCompany, 422, () => send(id, { file: PDF }))
    expect(await fieldsOf(response)).toEqual(['evidence.file'])
    expect((await added(id, { note: 'Mail of ruth@b.example' })).note).toBe('Mail of [contact removed]')
  })

  it('evidence is added by who raised the alert or an admin of their company, while it is published', async () => {
    const { id } = await raised()
    await refusedWithoutChange(testCompany, 403, () => send(id, {}, plain))
    await refusedWithoutChange(testCompany, 403, () => send(id, { file: PDF }, south))
    await refusedWithoutChange(testCompany, 404, () => send(999_999))
    await north.call('PATCH', `identity_alerts/${id}/unpublish`)
    await refusedWithoutChange(testCompany, 409, () => send(id))
    await refusedWithoutChange(testCompany, 404, () => send(id, {}, south))
  })

  it.each([
    ['kind', { kind: 'rumor' }],
    ['note', { note: ' ' }],
    ['note', { note: 'a'.repeat(501) }],
    ['file', { file: new File(['MZ'], 'booking.exe') }],
    ['file', { file: new File(['not a paper'], 'booking.pdf') }],
  ])('evidence with a wrong %s is rejected', async (field, change) => {
    const { id } = await raised()
    const response = await refusedWithoutChange(testCompany, 422, () => send(id, change))
    expect(await fieldsOf(response)).toEqual([`evidence.${field}`])
  })

  it('an alert has at most 20 pieces of evidence', async () => {
    const { id } = await raised()
    for (let count = 0; count < 20; count++) await added(id)
    const response = await refusedWithoutChange(testCompany, 422, () => send(id))
    expect(await fieldsOf(response)).toEqual(['evidence.note'])
  })
})
