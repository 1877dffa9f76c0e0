import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

const OVERRIDE = {
  carrier_id: 1,
  is_type: 'cargo_at_least_100000',
  is_active: false,
  expiration_date: '2080-01-01',
}
const create = (key: string, fields: object = OVERRIDE, by = north) =>
  by.call('POST', 'rule_overrides', { rule_override: fields }, { 'idempotency-key': key })
const overrides = async () =>
  (await testCompany.database.db.selectFrom('rule_overrides').select('id').execute()).length

it('a write that is sent twice with one key runs once, and gets the same response', async () => {
  const before = await overrides()
  const first = await create('once-twice')
  const second = await create('once-twice')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  expect(await overrides()).toBe(before + 1)
})

it('of writes sent at once with one key one runs, and the others get 409 with Retry-After', async () => {
  const before = await overrides()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('at-once-1')))
  expect(await overrides()).toBe(before + 1)
  for (const answer of answers)
    expect([201, 409].includes(answer.status) && answer.headers.has('retry-after')).toBe(
      answer.status === 409,
    )
  expect((await create('at-once-1')).status).toBe(201)
  expect(await overrides()).toBe(before + 1)
})

it('a key of one user does not affect another user', async () => {
  const south = await testCompany.as('south')
  expect((await create('same-words')).status).toBe(201)
  expect((await create('same-words', OVERRIDE, south)).status).toBe(201)
})

it('a key that was used with other input is refused', async () => {
  await create('taken-key')
  await refusedWithoutChange(testCompany, 422, () => create('taken-key', { ...OVERRIDE, carrier_id: 2 }))
})

describe('a key of a write with a file', () => {
  const send = (key: string, file: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(OVERRIDE)) form.set(`rule_override[${name}]`, String(value))
    form.set('rule_override[file]', file)
    return north.call('POST', 'rule_overrides', form, { 'idempotency-key': key })
  }
  const pdf = (end: string, type = 'application/pdf') => new File([`%PDF-1.7 ${end}`], 'coi.pdf', { type })

  it('gets the same response for the same file', async () => {
    const before = await overrides()
    const first = await send('same-file', pdf('one'))
    const second = await send('same-file', pdf('one'))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(await overrides()).toBe(before + 1)
  })

  it.each([
    ['another content of the same name and size', 'other-content', pdf('two')],
    ['the same content under another type', 'other-type', pdf('one', 'image/png')],
    ['the same content under another name', 'other-name', new File(['%PDF-1.7 one'], 'cob.pdf')],
  ])('is refused with %s', async (_, key, file) => {
    expect((await send(key, pdf('one'))).status).toBe(201)
    await refusedWithoutChange(testCompany, 422, () => send(key, file))
  })
})

it.each(['short', 'x'.repeat(65), 'with blank', 'a;b;c;d;e'])('%j is refused as a key', async key => {
  await refusedWithoutChange(testCompany, 422, () => create(key))
})

it('a refused write leaves its key free', async () => {
  await refusedWithoutChange(testCompany, 422, () =>
    create('free-again', { ...OVERRIDE, expiration_date: '2020-01-01' }),
  )
  expect((await create('free-again')).status).toBe(201)
})

it('an interrupted write says that it may have been carried out', async () => {
  const { db } = testCompany.database
  await create('broken-off')
  // Begun an hour ago: long over, and not old enough to be forgotten by the cleanup of another call.
  const hourAgo = new Date(testCompany.clock.now().getTime() - 60 * 60 * 1000)
  await db
    .updateTable('idempotency_keys')
    .set({ status: null, body: null, created_at: hourAgo })
    .where('key', '=', 'broken-off')
    .execute()
  const response = await refusedWithoutChange(testCompany, 409, () => create('broken-off'))
  expect(response.headers.has('retry-after')).toBe(false)
})

it('keys are forgotten after a day', async () => {
  await create('day-long-key')
  testCompany.clock.move(25 * 60 * 60)
  north = await testCompany.as('north')
  const before = await overrides()
  await create('another-key')
  await testCompany.monitor.services.background.settled()
  expect((await create('day-long-key')).status).toBe(201)
  expect(await overrides()).toBe(before + 2)
})
