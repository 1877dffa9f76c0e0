import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../kernel/mailbox.ts'
import { MailDelayed } from '../../kernel/mailbox.ts'
import { MailRounds } from '../program/mail-rounds.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { carrierBrowser } from '../../testing/carrier-browser.ts'

const SAFE = 'office@eaglemesa.example'

let testCompany: TestCompany
let north: TestBrowser
let mails: Mail[]
/** What the mail server answers next. Empty: it takes the message. */
let refusals: Error[]
let load: number

beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  await db
    .updateTable('carriers')
    .set({ email: SAFE, legal_name: 'EAGLE MESA FREIGHT LLC' })
    .where('id', '=', 1)
    .execute()
  await db.updateTable('carrier_census').set({ add_date: '2016-03-01' }).where('carrier_id', '=', 1).execute()
  await db.deleteFrom('contact_changes').execute()
})
afterAll(() => testCompany.close())

beforeEach(async () => {
  const { db } = testCompany.database
  for (const table of ['rate_confirmation_mails', 'rate_confirmations', 'loads', 'throttles'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('connections').execute()
  mails = []
  refusals = []
  testCompany.monitor.services.mailbox.send = async mail => {
    const refusal = refusals.shift()
    if (refusal !== undefined) throw refusal
    mails.push(mail)
  }
  load = await newLoad()
})

const newLoad = async (
  change: { company_id?: number; carrier_id?: number | null; rate_cents?: number | null } = {},
) => {
  const { db } = testCompany.database
  const { id } = await db
    .insertInto('loads')
    .values({
      company_id: 1,
      external_load_number: 'NL-1\r\nBcc: eve@elsewhere.example',
      status: 'covered',
      carrier_id: 1,
      rate_cents: 195_000,
      equipment: 'dry_van',
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stop = {
    load_id: id,
    state: 'TX',
    postal_code: '75201',
    city: 'Dallas',
    time_zone: 'America/Chicago',
  }
  await db
    .insertInto('load_stops')
    .values([
      { ...stop, is_type: 'pickup', sequence: 1, window_starts_at: new Date('2026-12-03T14:00:00Z') },
      { ...stop, is_type: 'delivery', sequence: 2 },
    ])
    .execute()
  return id
}

const settled = () => testCompany.monitor.services.background.settled()
const send = async (change: object = {}, { by = north, of = load } = {}) => {
  const rate_confirmation = { address: SAFE, message: 'Their insurance agent confirmed it.', ...change }
  const response = await by.post(`loads/${of}/rate_confirmations`, { rate_confirmation })
  await settled()
  return response
}
interface Wire {
  readonly id: number
  readonly status: string
  readonly sending: Readonly<Record<string, unknown>>
}
const sentOne = async (change: object = {}) => {
  const answer: unknown = await (await send(change)).json()
  expect(answer).toMatchObject({ id: expect.any(Number) })
  return answer as Wire
}
const shown = async (id: number) => (await (await north.get(`rate_confirmations/${id}`)).json()) as Wire
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null; message: string }[] }).errors
const carrier = () => carrierBrowser(testCompany, mails)

describe('a rate confirmation that is sent', () => {
  it('is mailed with its document and a link, and is with the mail server, which is all that is known', async () => {
    const { id, status, sending } = await sentOne({ conditions: 'No brokering.' })
    expect([status, sending]).toEqual([
      'sent',
      expect.objectContaining({ handed_over_at: null, accepted: null }),
    ])
    const [mail] = mails
    expect(mail?.to).toBe(SAFE)
    expect(mail?.subject).toBe(`Rate confirmation ${id}, load NL-1 Bcc: eve@elsewhere.example: North Office`)
    expect(mail?.text).toMatch(/\/monitor\/confirmations\/[\w-]{43}\n/)
    const [file] = mail?.attachments ?? []
    expect(
      Buffer.from(file?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const hash = createHash('sha256')
      .update(file?.bytes ?? '')
      .digest('hex')
    const now = await shown(id)
    expect(now).toMatchObject({
      sent_to: SAFE,
      recipient: { term: 'matches' },
      sending: { handed_over_at: expect.any(String), mail_failed_at: null, pdf_sha256: hash },
    })
    const [listed] = (await (await north.get('rate_confirmation_mails')).json()) as { status: string }[]
    expect(listed?.status).toBe('sent')
  })

  it('keeps the decision of the gate, the terms and the verdict, and an entry of the audit log', async () => {
    const { id } = await sentOne({ payment_days: 30 })
    const terms = await (await north.get(`rate_confirmations/${id}/get_terms`)).json()
    expect(terms).toMatchObject({ rate_cents: 195_000, payment_days: 30, pick_up_on: '2026-12-03' })
    const records = await (await north.get(`decision_records?load_id=${load}`)).json()
    expect(records).toHaveLength(1)
    expect(await shown(id)).toMatchObject({ verdict_when_sent: { day: '2026-11-21' } })
    const entries = (await (await north.get('audit_entries')).json()) as { kind: string }[]
    expect(entries.map(({ kind }) => kind)).toContain('rate_confirmation_sent')
  })

  it('that the mail server refuses says so; that it defers is sent by a round, under the same link', async () => {
    refusals = [new Error('refused')]
    const failed = await sentOne()
    expect((await shown(failed.id)).sending).toMatchObject({
      handed_over_at: null,
      mail_failed_at: expect.any(String),
    })
    load = await newLoad()
    refusals = [new MailDelayed('later')]
    const { id } = await sentOne()
    expect(mails).toEqual([])
    testCompany.clock.move(61)
    await Promise.all([1, 2].map(() => new MailRounds(testCompany.monitor.services).runOnce()))
    expect(mails).toHaveLength(1)
    expect((await shown(id)).sending).toMatchObject({ handed_over_at: expect.any(String) })
    expect((await carrier().open()).status).toBe(200)
  })

  it('is one of a load: another is refused until it is canceled', async () => {
    const { id } = await sentOne()
    const again = await send()
    expect([again.status, (await errorsOf(again))[0]?.message]).toEqual([
      409,
      `Rate confirmation ${id} of this load was sent. Cancel it first.`,
    ])
    const cancel = () =>
      north.post(`rate_confirmations/${id}/cancel`, {
        rate_confirmation: { reason: 'The shipper called off.' },
      })
    expect(await (await cancel()).json()).toMatchObject({
      sending: { canceled: { reason: 'The shipper called off.' } },
    })
    expect((await cancel()).status).toBe(409)
    await sentOne()
  })

  it('of another company, and one of another company’s load, does not exist', async () => {
    const { id } = await sentOne()
    const south = await testCompany.as('south')
    expect((await send({}, { by: south })).status).toBe(404)
    const body = { rate_confirmation: { reason: 'x' } }
    expect((await south.post(`rate_confirmations/${id}/cancel`, body)).status).toBe(404)
    expect(mails).toHaveLength(1)
  })

  it.each([
    ['without a rate', { rate_cents: null }, {}, 422, 'rate_confirmation.rate_cents'],
    ['without a carrier', { carrier_id: null }, {}, 409, null],
    ['with text that no one can print', {}, { conditions: '漢' }, 422, null],
    [
      'with an address that is a list',
      {},
      { address: `${SAFE}, eve@elsewhere.example` },
      422,
      'rate_confirmation.address',
    ],
    [
      'with a header in its address',
      {},
      { address: `${SAFE}\r\nBcc: eve@elsewhere.example` },
      422,
      'rate_confirmation.address',
    ],
    ['with a field that is none', {}, { company_id: 2 }, 422, 'rate_confirmation.company_id'],
  ])('%s is refused, and nothing is kept or mailed', async (_, of, change, status, field) => {
    const response = await send(change, { of: await newLoad(of) })
    expect([response.status, (await errorsOf(response))[0]?.field]).toEqual([status, field])
    expect(mails).toEqual([])
    const { db } = testCompany.database
    for (const table of ['rate_confirmations', 'rate_confirmation_mails', 'sent_confirmations'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

describe('the gate before a rate confirmation', () => {
  it('that says no needs a reason, and someone who may override', async () => {
    const refused = await send({ message: null })
    expect([refused.status, (await errorsOf(refused))[0]?.field]).toEqual([422, 'rate_confirmation.message'])
    expect((await send({}, { by: await testCompany.as('plain') })).status).toBe(403)
    expect(mails).toEqual([])
    await sentOne()
  })

  it('of a carrier that is do not dispatch is never passed', async () => {
    await testCompany.database.db
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 1, status: 'do_not_dispatch', notes: null })
      .execute()
    expect((await send()).status).toBe(409)
    expect(mails).toEqual([])
  })
})

describe('the address', () => {
  const OTHER = 'eve@elsewhere.example'

  it('that is not safe is typed again, with a reason that the audit log keeps', async () => {
    const steps = [
      [{}, 'rate_confirmation.address_again'],
      [{ address_again: SAFE, address_reason: 'By phone.' }, 'rate_confirmation.address_again'],
      [{ address_again: OTHER }, 'rate_confirmation.address_reason'],
    ] as const
    for (const [change, field] of steps) {
      const response = await send({ address: OTHER, ...change })
      expect([response.status, (await errorsOf(response))[0]?.field]).toEqual([422, field])
    }
    expect(mails).toEqual([])
    const { sending } = await sentOne({
      address: OTHER,
      address_again: OTHER,
      address_reason: 'The owner read it out on the number on file.',
    })
    expect(sending).toMatchObject({ address_reason: 'The owner read it out on the number on file.' })
    expect(mails.map(({ to }) => to)).toEqual([OTHER])
    const [entry] = (await (await north.get('audit_entries')).json()) as { kind: string; reason: string }[]
    expect(entry).toMatchObject({
      kind: 'rate_confirmation_sent',
      reason: 'The owner read it out on the number on file.',
    })
  })
})

describe('the page of a link', () => {
  it('shows nothing before the code, then all of it, and is accepted once', async () => {
    const { id } = await sentOne({ conditions: '<b>No brokering</b>' })
    const driver = carrier()
    const closed = await driver.open()
    const before = await closed.text()
    expect(before).toContain('Mail me a code')
    for (const secret of ['1,950', 'Dallas', 'EAGLE MESA', SAFE]) expect(before).not.toContain(secret)
    expect(closed.headers.get('content-security-policy')).toContain("default-src 'none'")
    await driver.enterWithCode()
    const page = await (await driver.open()).text()
    expect(page).toContain('$1,950.00')
    expect(page).toContain('Dec 3, 2026, 8:00 AM CST')
    expect(page).toContain('&#60;b&#62;No brokering')
    expect(await shown(id)).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) })
    const pdf = Buffer.from(await (await driver.open('/document')).arrayBuffer())
    expect(createHash('sha256').update(pdf).digest('hex')).toBe((await shown(id)).sending['pdf_sha256'])

    expect((await driver.post('/accept', { name: ' ', agrees: 'yes' })).status).toBe(422)
    expect((await driver.post('/accept', { name: 'Ruth' })).status).toBe(422)
    const answers = await Promise.all(
      ['Ruth Invented', 'Eve'].map(name => driver.post('/accept', { name, agrees: 'yes' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]))
    expect(await (await driver.open()).text()).toMatch(/Accepted by (?:Ruth Invented|Eve) on Nov 21, 2026/)
    expect(await shown(id)).toMatchObject({
      status: 'delivered',
      sending: { accepted: { by: expect.any(String), from: expect.any(String) } },
    })
    const later = await carrier().open()
    expect([later.status, await later.text()]).toEqual([
      410,
      expect.stringContaining('was accepted on Nov 21, 2026'),
    ])
  })

  it.each([
    ['canceled', 'North Office canceled this rate confirmation.'],
    ['expired', 'This link ended on Nov 28, 2026'],
  ])('that is %s says so, also to a browser that was open, and accepts nothing', async (how, text) => {
    const { id } = await sentOne()
    const driver = carrier()
    await driver.enterWithCode()
    if (how === 'canceled')
      await north.post(`rate_confirmations/${id}/cancel`, { rate_confirmation: { reason: 'Called off.' } })
    else
      await testCompany.database.db
        .updateTable('sent_confirmations')
        .set({ link_ends_at: testCompany.clock.now() })
        .execute()
    await driver.post('/accept', { name: 'Ruth', agrees: 'yes' })
    const page = await carrier().open()
    expect(page.status).toBe(410)
    if (how === 'canceled') expect(await page.text()).toContain(text)
    else expect(await page.text()).toMatch(/This link ended on .+ Nothing was accepted/)
    expect((await shown(id)).sending).toMatchObject({ accepted: null })
  })

  it('that no one sent is not valid', async () => {
    await sentOne()
    const page = await carrier().open('', 'A'.repeat(43))
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('This link is not valid')])
  })

  it('a form of another site, and one that is no form, does nothing', async () => {
    await sentOne()
    mails.length = 1
    const driver = carrier()
    expect((await driver.post('/code', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
    expect((await driver.post('/code', {}, { 'content-type': 'text/plain' })).status).toBe(400)
    expect(mails).toHaveLength(1)
  })
})

describe('the code of a link', () => {
  it('is needed for everything, in the browser that asked for it, and for this link only', async () => {
    const first = await sentOne()
    const stranger = carrier()
    expect((await stranger.post('/accept', { name: 'Eve', agrees: 'yes' })).status).toBe(403)
    expect(await (await stranger.open('/document')).text()).toContain('Mail me a code')
    const driver = carrier()
    await driver.post('/code', {})
    const code = driver.newestCode()
    expect((await stranger.post('/enter', { code })).status).toBe(422)
    expect((await driver.post('/enter', { code })).status).toBe(303)
    expect((await driver.post('/enter', { code })).status).toBe(422)
    load = await newLoad()
    await sentOne()
    expect(await (await driver.open('', carrier().token)).text()).toContain('Mail me a code')
    expect((await shown(first.id)).status).toBe('viewed')
  })

  it('is guessed five times, then another is needed, and ten times in an hour', async () => {
    await sentOne()
    const statuses: number[] = []
    for (let browser = 0; browser < 3; browser += 1) {
      const driver = carrier()
      await driver.post('/code', {})
      const code = driver.newestCode() === '000000' ? '000001' : '000000'
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await driver.post('/enter', { code })).status)
      if (browser === 0) expect((await driver.post('/enter', { code: driver.newestCode() })).status).toBe(422)
    }
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 422))
    expect(new Set(statuses.slice(9))).toEqual(new Set([429]))
  })

  it('is not mailed again at once, nor too often for one link, and is too old after ten minutes', async () => {
    await sentOne()
    const driver = carrier()
    await driver.post('/code', {})
    expect((await driver.post('/code', {})).status).toBe(429)
    const code = driver.newestCode()
    testCompany.clock.move(601)
    expect((await driver.post('/enter', { code })).status).toBe(422)
    const codes = await Promise.all(Array.from({ length: 8 }, () => carrier().post('/code', {})))
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
