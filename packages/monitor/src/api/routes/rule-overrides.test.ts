import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireNewestOverride, WireOverride } from '../../carriers/wire-carrier.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('rule_overrides').execute()
})

const CARGO = { carrier_id: 1, is_type: 'cargo_at_least_100000' }
const FOR_EVER = { ...CARGO, is_active: true, expiration_date: '2080-01-01' }
const create = (fields: object, by = north) => by.post('rule_overrides', { rule_override: fields })
const made = async (fields: object = FOR_EVER) => (await (await create(fields)).json()) as WireOverride
const deactivate = (fields: object = CARGO, by = north) =>
  by.post('rule_overrides/deactivate', { rule_override: fields })
const setActive = (id: number, is_active: boolean, by = north) =>
  by.call('PATCH', `rule_overrides/${id}`, { rule_override: { is_active } })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('rule overrides', () => {
  it('an override is created, listed, and returned with the carrier', async () => {
    const response = await create(FOR_EVER)
    expect(response.status).toBe(201)
    const { decision_record_id: record, ...override } = (await response.json()) as WireOverride & {
      decision_record_id: number
    }
    expect(record).toBeGreaterThan(0)
    expect(override).toMatchObject({
      ...FOR_EVER,
      classification_id: null,
      file: null,
      user_name: 'north Person',
      company_id: 1,
      created_at: testCompany.clock.now().toISOString(),
    })
    expect(await (await north.get('rule_overrides?carrier_id=1')).json()).toEqual([override])
    const detail = (await (await north.get('carriers/1/for_broker_portal')).json()) as {
      rules_assessment: { carrier_rule_overrides: unknown }
    }
    expect(detail.rules_assessment.carrier_rule_overrides).toEqual([{ ...override, earlier_count: 0 }])
  })

  it('a rule with another threshold is overridden by its own name, and no other', async () => {
    const { db } = testCompany.database
    const own = db.updateTable('rule_sets').where('company_id', '=', 1).where('classification_id', 'is', null)
    const { is_types } = await db
      .selectFrom('rule_sets')
      .select('is_types')
      .where('company_id', '=', 1)
      .where('classification_id', 'is', null)
      .executeTakeFirstOrThrow()
    await own.set({ is_types: JSON.stringify({ ...is_types, cargo_at_least_250000: 2 }) }).execute()
    const override = await made({ ...FOR_EVER, is_type: 'cargo_at_least_250000' })
    expect(override.is_type).toBe('cargo_at_least_250000')
    for (const is_type of ['cargo_at_least_300000', 'cargo_at_least_0250000'])
      expect(await fieldsOf(await create({ ...FOR_EVER, is_type }))).toEqual(['rule_override.is_type'])
    await own.set({ is_types: JSON.stringify(is_types) }).execute()
  })

  it('a carrier comes with the newest override of each rule and classification, and the number of older ones', async () => {
    const { db } = testCompany.database
    const one = { company_id: 1, carrier_id: 1, user_id: 1, expiration_date: '2026-01-01', is_active: false }
    const ofDay = (is_type: string, classification_id: number | null, day: number) => ({
      ...one,
      is_type,
      classification_id,
      created_at: new Date(Date.UTC(2026, 0, day)),
    })
    const { id: classificationId } = await db
      .selectFrom('classifications')
      .select('id')
      .executeTakeFirstOrThrow()
    const days = Array.from({ length: 30 }, (_, index) => index + 1)
    await db
      .insertInto('rule_overrides')
      .values([
        ...days.map(day => ofDay('cargo_at_least_100000', null, day)),
        ...days.slice(0, 3).map(day => ofDay('cargo_at_least_100000', classificationId, day)),
        ofDay('bipd_at_least_750000', null, 1),
      ])
      .execute()
    const detail = (await (await north.get('carriers/1/for_broker_portal')).json()) as {
      rules_assessment: { carrier_rule_overrides: readonly WireNewestOverride[] }
    }
    expect(
      detail.rules_assessment.carrier_rule_overrides.map(
        ({ is_type, classification_id, created_at, earlier_count }) => [
          is_type,
          classification_id,
          created_at.slice(0, 10),
          earlier_count,
        ],
      ),
    ).toEqual([
      ['cargo_at_least_100000', null, '2026-01-30', 29],
      ['cargo_at_least_100000', classificationId, '2026-01-03', 2],
      ['bipd_at_least_750000', null, '2026-01-01', 0],
    ])
  })

  it.each([
    ['expiration_date', { ...FOR_EVER, expiration_date: '2026-11-20' }],
    ['expiration_date', { ...FOR_EVER, expiration_date: '2026-02-30' }],
    ['expiration_date', { ...FOR_EVER, expiration_date: '21.11.2026' }],
    ['is_type', { ...FOR_EVER, is_type: 'active_operating_status' }],
    ['is_type', { ...FOR_EVER, is_type: 'anything' }],
    ['carrier_id', { ...FOR_EVER, carrier_id: 'one' }],
    ['colour', { ...FOR_EVER, colour: 'red' }],
    ['company_id', { ...FOR_EVER, company_id: 2 }],
  ])('an override is rejected for its %s', async (field, fields) => {
    const response = await create(fields)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual([`rule_override.${field}`])
  })

  it('an override may end today and counts today', async () => {
    expect((await create({ ...FOR_EVER, expiration_date: '2026-11-21' })).status).toBe(201)
    expect(await fieldsOf(await create(FOR_EVER))).toEqual(['rule_override.is_type'])
  })

  it.each([
    ['a carrier that is not there', { ...FOR_EVER, carrier_id: 999 }],
    ["another company's classification", { ...FOR_EVER, classification_id: 2 }],
  ])('an override for %s is not found', async (_, fields) => {
    expect((await create(fields)).status).toBe(404)
  })

  it('an override for a classification can exist beside a general one', async () => {
    await made()
    expect((await create({ ...FOR_EVER, classification_id: 1 })).status).toBe(201)
  })

  it('ten simultaneous requests create one override', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(FOR_EVER)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 422)).toHaveLength(9)
  })

  it('an override is deactivated once, and another can then be created', async () => {
    const { id } = await made()
    const response = await deactivate()
    expect(response.status).toBe(200)
    const ended = { at: testCompany.clock.now().toISOString(), user_name: 'north Person' }
    expect(await response.json()).toMatchObject({ id, is_active: false, ended })
    expect((await deactivate()).status).toBe(422)
    expect((await create(FOR_EVER)).status).toBe(201)
  })

  it('an override is switched off and on by its id', async () => {
    const { id } = await made()
    expect(await (await setActive(id, false)).json()).toMatchObject({ id, is_active: false })
    expect(await (await setActive(id, true)).json()).toMatchObject({ id, is_active: true, ended: null })
  })

  it('an override cannot be reactivated beside another active one, or after its last day', async () => {
    const { id } = await made()
    await setActive(id, false)
    await made()
    expect((await setActive(id, true)).status).toBe(422)
    await testCompany.database.db
      .updateTable('rule_overrides')
      .set({ expiration_date: '2026-11-19' })
      .execute()
    expect((await setActive(id, true)).status).toBe(422)
  })

  it('an expired override no longer counts, cannot be deactivated, and can be replaced', async () => {
    await made()
    await testCompany.database.db
      .updateTable('rule_overrides')
      .set({ expiration_date: '2026-11-19' })
      .execute()
    expect((await deactivate()).status).toBe(422)
    expect((await create(FOR_EVER)).status).toBe(201)
  })

  it('an override of another company is not found by any request', async () => {
    const { id } = await made()
    expect(await (await south.get('rule_overrides?carrier_id=1')).json()).toEqual([])
    expect((await south.get(`rule_overrides/${id}`)).status).toBe(404)
    expect((await setActive(id, false, south)).status).toBe(404)
    expect((await deactivate(CARGO, south)).status).toBe(422)
    expect((await create(FOR_EVER, south)).status).toBe(201)
    expect(await (await north.get(`rule_overrides/${id}`)).json()).toMatchObject({ is_active: true })
  })
})

describe('the file of an override', () => {
  const PNG = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01', 'latin1'))
  const send = (file: File) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(FOR_EVER)) form.set(`rule_override[${name}]`, String(value))
    form.set('rule_override[file]', file)
    return north.post('rule_overrides', form)
  }

  it('the file of an override is stored and downloaded with its real type, whatever its name', async () => {
    const response = await send(new File([PNG], '../../c"oi.png', { type: 'application/pdf' }))
    expect(response.status).toBe(201)
    const { file } = (await response.json()) as WireOverride
    expect(file?.name).toBe('coi.png')
    const download = await north.fetch(file?.url ?? '')
    expect(download.headers.get('content-type')).toBe('image/png')
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="coi\.png"/)
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(PNG)
    expect((await south.fetch(file?.url ?? '')).status).toBe(404)
  })

  it.each([
    ['a page that says it is a PDF', new File(['<html><script>'], 'coi.pdf', { type: 'application/pdf' })],
    ['nothing', new File([], 'coi.pdf', { type: 'application/pdf' })],
    ['more than 10 MB', new File([PNG, new Uint8Array(10 * 1024 * 1024)], 'big.png', { type: 'image/png' })],
  ])('a file is rejected when it is %s, and no override is created', async (_, file) => {
    const response = await send(file)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual(['rule_override.file'])
    expect(await (await north.get('rule_overrides?carrier_id=1')).json()).toEqual([])
  })

  it('a file that is far too large is not read', async () => {
    expect((await send(new File([new Uint8Array(13_000_000)], 'huge.png'))).status).toBe(413)
  })
})

describe('request bodies', () => {
  it('a body of more than 1 MB is rejected', async () => {
    expect((await create({ ...FOR_EVER, note: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
  it('a body that is not JSON, or has another content type, is rejected', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const { csrf_token } = (await (await north.get('refresh_jwt')).json()) as { csrf_token: string }
      const response = await north.fetch('/monitor/rule_overrides', {
        method: 'POST',
        headers: { ...headers, 'x-csrf-token': csrf_token },
        body: '{"rule_override":',
      })
      expect(response.status).toBe(422)
    }
  })
})

describe('overrides of safety rules', () => {
  const RATING = { carrier_id: 1, is_type: 'satisfactory_or_unrated_safety_rating' }

  it('an override of a safety rule is hidden from, and closed to, users without safety data', async () => {
    const { db } = testCompany.database
    const scopes = ['block_safety_data', 'manage_rule_overrides']
    const { id: user_id } = await db
      .insertInto('users')
      .values({ email: 'kept@office.example', company_id: 1, scopes })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = await testCompany.signIn('kept@office.example')
    const { id } = await made({ ...RATING, expiration_date: '2080-01-01' })
    const { id: cargo } = await made()
    for (const path of ['rule_overrides', 'rule_overrides?carrier_id=1']) {
      const response = await stored.get(path)
      expect(await response.json()).toMatchObject([{ id: cargo }])
      expect(response.headers.get('totalitems')).toBe('1')
    }
    expect((await stored.get(`rule_overrides/${cargo}`)).status).toBe(200)
    expect((await stored.get(`rule_overrides/${id}`)).status).toBe(404)
    expect((await stored.get(`rule_overrides/${id}/file`)).status).toBe(404)
    await refusedWithoutChange(testCompany, 404, () => setActive(id, false, stored))
    await refusedWithoutChange(testCompany, 403, () => deactivate(RATING, stored))
    await refusedWithoutChange(testCompany, 403, () =>
      create({ ...RATING, carrier_id: 2, expiration_date: '2080-01-01' }, stored),
    )
    await db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    await db.deleteFrom('users').where('id', '=', user_id).execute()
  })
})
