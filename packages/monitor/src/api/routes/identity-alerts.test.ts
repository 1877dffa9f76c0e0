import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireAlert, WireMessage } from '../../onboarding/identity-alerts/wire-alert.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

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

const FRAUD = {
  carrier_id: 1,
  is_type: 'identity_theft',
  unsanitized_message: 'Someone booked a load in their name.',
  file_date: '2026-11-20',
  email: ' Ruth@eag1emesa.example ',
  phone: '214-555–0199',
}
const raise = (change: object = {}, by = north) =>
  by.post('identity_alerts', { identity_alert: { ...FRAUD, ...change } })
const raised = async (change: object = {}, by = north) => {
  const response = await raise(change, by)
  expect(response.status).toBe(201)
  return (await response.json()) as WireAlert
}
const listed = async (query = '', by = north) =>
  (await (await by.get(`identity_alerts?${query}`)).json()) as WireAlert[]
const idsOf = async (query = '', by = north) => (await listed(query, by)).map(({ id }) => id)
const unpublish = (id: number, by = north) => by.call('PATCH', `identity_alerts/${id}/unpublish`)
const add = (id: number, message: string, by = north) =>
  by.post('identity_alert_messages', { identity_alert_id: id, message })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)
const countOn = async (carrier: number) =>
  ((await (await north.get(`carriers/${carrier}/for_broker_portal`)).json()) as WireCount)
    .identity_alerts_count
interface WireCount {
  readonly identity_alerts_count: number
}

describe('raising an identity alert', () => {
  it('an alert is published with its contact trimmed, without dashes, and in its international form', async () => {
    expect(await raised()).toEqual({
      id: expect.any(Number),
      carrier_id: 1,
      is_type: 'identity_theft',
      message: 'Someone booked a load in their name.',
      file_date: '2026-11-20',
      email: 'Ruth@eag1emesa.example',
      phone: '2145550199',
      phone_e164: '+12145550199',
      origin_postal_code: null,
      origin_area_id: null,
      commodity_type_id: null,
      site: 'main',
      company_id: 1,
      company_name: 'North Office',
      user_id: 1,
      author_name: expect.any(String),
      carrier: null,
      is_published: true,
      created_at: '2026-11-21T08:00:00.000Z',
      messages: [],
    })
  })

  it.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['1 (214) 555 0199', '+12145550199'],
    ['5550199', null],
    ['2145550199 x12', null],
  ])('an alert with the phone %j is found by %j', async (phone, phone_e164) => {
    expect(await raised({ phone })).toMatchObject({ phone, phone_e164 })
  })

  it('an alert without a day gets today, and may have a day that has begun in some time zone', async () => {
    expect((await raised({ file_date: undefined })).file_date).toBe('2026-11-21')
    testCompany.clock.move(3 * 60 * 60)
    expect((await raised({ file_date: '2026-11-22' })).file_date).toBe('2026-11-22')
    testCompany.clock.move(-3 * 60 * 60)
  })

  it('an alert about a load has its origin and commodity', async () => {
    const freight = { origin_postal_code: ' k1a 0b1 ', origin_area_id: 2, commodity_type_id: 3 }
    expect(await raised({ ...freight, is_type: 'hostage_load' })).toMatchObject({
      ...freight,
      origin_postal_code: 'K1A 0B1',
    })
  })

  it('an alert keeps markup as text and removes invisible characters', async () => {
    const alert = await raised({
      unsanitized_message: ' <b>Beware\u202E\u0007\u200B</b>\r\nof them \u{1F69A} ',
    })
    expect(alert.message).toBe('<b>Beware</b>\nof them \u{1F69A}')
  })

  it('an alert of the watchdog site has no contact, not even in its text', async () => {
    const sent = { site: 'watchdog', unsanitized_message: 'Call 214.555.0199 or ruth@b.example, MC 123456.' }
    const alert = await raised(sent)
    const message = 'Call [contact removed] or [contact removed] MC 123456.'
    expect(alert).toMatchObject({ email: null, phone: null, phone_e164: null, message })
    const stored = await testCompany.database.db
      .selectFrom('identity_alerts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toMatch(/ruth|0199/i)
  })

  it('an alert raised by the watchdog belongs to its site unless it says otherwise', async () => {
    expect((await raised({}, watch)).site).toBe('watchdog')
  })

  it.each([
    'double_brokering',
    'identity_theft',
    'hostage_load',
    'stolen_assets',
    'trailer_misuse',
    'back_soliciting',
    'unresolved_insurance_claims',
    'change_in_ownership',
    'no_payment',
    'slow_payment',
    'wrongful_rate_reduction',
  ])('an alert may have the category %s', async is_type => {
    expect((await raised({ is_type })).is_type).toBe(is_type)
  })

  it.each<[string, object]>([
    ['is_type', { is_type: 'rudeness' }],
    ['unsanitized_message', { unsanitized_message: ' \u200B ' }],
    ['unsanitized_message', { unsanitized_message: 'a'.repeat(4_001) }],
    ['unsanitized_message', { unsanitized_message: null }],
    ['file_date', { file_date: '2026-11-22' }],
    ['file_date', { file_date: '2026-02-30' }],
    ['email', { email: 'ruth' }],
    ['email', { email: `${'a'.repeat(250)}@b.example` }],
    ['phone', { phone: '555-01' }],
    ['phone', { phone: '1'.repeat(41) }],
    ['phone_e164', { phone_e164: '2145550199' }],
    ['site', { site: 'other' }],
    ['carrier_id', { carrier_id: 'one' }],
    ['commodity_type_id', { origin_postal_code: '75201' }],
    ['origin_postal_code', { commodity_type_id: 1 }],
    ['origin_postal_code', { origin_postal_code: '1'.repeat(13), commodity_type_id: 1 }],
    ['origin_area_id', { origin_area_id: 999, commodity_type_id: 1 }],
    ['commodity_type_id', { origin_area_id: 1, commodity_type_id: 999 }],
    ['company_id', { company_id: 2 }],
    ['user_id', { user_id: 5 }],
    ['message', { message: 'Someone' }],
  ])('an alert is rejected for its %s', async (field, change) => {
    const response = await refusedWithoutChange(testCompany, 422, () => raise(change))
    expect(await fieldsOf(response)).toEqual([`identity_alert.${field}`])
  })

  it.each([999, 4])(
    'an alert about the carrier %i is not found; one about no carrier is raised',
    async carrier_id => {
      await refusedWithoutChange(testCompany, 404, () => raise({ carrier_id }))
      expect((await raised({ carrier_id: null })).carrier_id).toBeNull()
    },
  )

  it.each<[Person, number]>([
    ['ended', 403],
    ['trucker', 403],
    ['new', 403],
    ['reviewed', 418],
  ])('alerts cannot be raised, read, unpublished or extended by %s', async (person, status) => {
    const { id } = await raised()
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => raise({}, by))
    await refusedWithoutChange(testCompany, status, () => by.get('identity_alerts'))
    await refusedWithoutChange(testCompany, status, () => unpublish(id, by))
    await refusedWithoutChange(testCompany, status, () => add(id, 'More.', by))
  })

  it('alerts reject a visitor', async () => {
    const { id } = await raised()
    const visitor = testCompany.newBrowser()
    await refusedWithoutChange(testCompany, 401, () => raise({}, visitor))
    await refusedWithoutChange(testCompany, 401, () => visitor.get('identity_alerts'))
    await refusedWithoutChange(testCompany, 401, () => unpublish(id, visitor))
    await refusedWithoutChange(testCompany, 401, () => add(id, 'More.', visitor))
  })
})

describe('the list of identity alerts', () => {
  it("the list of alerts has every company's, newest day first, then highest id", async () => {
    const old = await raised({ file_date: '2026-11-01' })
    const one = await raised({ file_date: '2026-11-19' }, south)
    const two = await raised({ file_date: '2026-11-19' }, watch)
    expect(await idsOf()).toEqual([two.id, one.id, old.id])
    expect(await idsOf('', south)).toEqual([two.id, one.id, old.id])
  })

  it('the list of alerts filters the last seven days by the clock', async () => {
    const { id } = await raised({ file_date: undefined })
    expect(await idsOf('q[file_date_gteq]=2026-11-14')).toEqual([id])
    testCompany.clock.move(8 * 24 * 60 * 60)
    north = await testCompany.as('north')
    const later = await raised({ file_date: undefined })
    expect(await idsOf('q[file_date_gteq]=2026-11-22')).toEqual([later.id])
    testCompany.clock.move(-8 * 24 * 60 * 60)
    north = await testCompany.as('north')
  })

  it('the list of alerts is filtered by site, company and user', async () => {
    const main = await raised()
    const dog = await raised({ site: 'watchdog' }, plain)
    const foreign = await raised({ site: 'watchdog' }, south)
    expect(await idsOf('q[site_eq]=watchdog')).toEqual([foreign.id, dog.id])
    expect(await idsOf('q[company_id_eq]=1')).toEqual([dog.id, main.id])
    expect(await idsOf('q[user_id_eq]=1')).toEqual([main.id])
    expect(await idsOf('q[user_id_eq]=2&q[site_eq]=watchdog')).toEqual([dog.id])
    const unpaid = await raised({ is_type: 'no_payment' })
    expect(await idsOf('q[is_type_eq]=no_payment')).toEqual([unpaid.id])
  })

  it('the list of alerts is paged by 50 without repeating or skipping', async () => {
    for (let count = 0; count < 51; count++) await raised()
    const first = await north.get('identity_alerts')
    expect(['currentpage', 'totalpages', 'totalitems'].map(name => first.headers.get(name))).toEqual([
      '1',
      '2',
      '51',
    ])
    const ids = [...(await idsOf('page=1')), ...(await idsOf('page=2'))]
    expect(new Set(ids).size).toBe(51)
  })

  it('the list of alerts has no contact for the watchdog, not even in messages', async () => {
    const { id } = await raised({ unsanitized_message: 'Wrote from ruth@b.example.' })
    await add(id, 'Now +1 214 555 0199.')
    const seen = JSON.stringify(await listed('', watch))
    expect(seen).not.toMatch(/ruth|0199/i)
    expect(JSON.stringify(await listed('', south))).toMatch(/ruth@b\.example.*0199/)
  })

  it.each([
    ['q[company_id_eq]=2', 404],
    ['q[company_id_eq]=999', 404],
    ['q[user_id_eq]=5', 404],
    ['q[user_id_eq]=999', 404],
    ['q[company_id_eq]=x', 422],
    ['q[site_eq]=other', 422],
    ['q[file_date_gteq]=yesterday', 422],
    ['q[is_type_eq]=other', 422],
    ['q[message_cont]=paid', 422],
    ['q[s]=id asc', 422],
    ['site=watchdog', 422],
    ['per_page=51', 422],
  ])('the list of alerts queried with %s is rejected with %i', async (query, status) => {
    await refusedWithoutChange(testCompany, status, () => north.get(`identity_alerts?${query}`))
  })
})

describe('unpublished alerts', () => {
  it('an unpublished alert is visible to its own company only, and no longer counts', async () => {
    const { id } = await raised()
    expect(await countOn(1)).toBe(1)
    const response = await unpublish(id)
    expect(await response.json()).toMatchObject({ id, is_published: false })
    expect(await idsOf('', south)).toEqual([])
    expect(await listed('', plain)).toMatchObject([{ id, is_published: false }])
    expect(await countOn(1)).toBe(0)
  })

  it('an alert is unpublished once, even when it is tried ten times at once', async () => {
    const { id } = await raised()
    const answers = await Promise.all(Array.from({ length: 10 }, () => unpublish(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
    await refusedWithoutChange(testCompany, 409, () => unpublish(id))
  })

  it("an alert is unpublished by its author or who manages users; another company's looks like a missing one", async () => {
    const own = await raised({}, plain)
    const managers = await raised()
    await refusedWithoutChange(testCompany, 403, () => unpublish(own.id, south))
    await refusedWithoutChange(testCompany, 403, () => unpublish(managers.id, plain))
    expect((await unpublish(own.id)).status).toBe(200)
    await refusedWithoutChange(testCompany, 404, () => unpublish(own.id, south))
    await refusedWithoutChange(testCompany, 404, () => unpublish(999_999))
    await refusedWithoutChange(testCompany, 422, () =>
      north.call('PATCH', `identity_alerts/${managers.id}/unpublish`, { is_published: false }),
    )
  })
})

describe('messages on an alert', () => {
  it('a message is added by anyone who sees the alert, oldest first, trimmed', async () => {
    const { id } = await raised()
    const first = (await (await add(id, ' It was paid. ')).json()) as WireMessage
    testCompany.clock.move(60)
    const second = (await (await add(id, 'No, it was not.', south)).json()) as WireMessage
    expect(first).toMatchObject({ identity_alert_id: id, message: 'It was paid.' })
    expect(first).toMatchObject({ company_name: 'North Office', is_by_carrier: false })
    // The name of a user is shown to their own company only.
    expect(second.author_name).toEqual(expect.any(String))
    expect((await listed())[0]?.messages).toEqual([first, { ...second, author_name: null }])
    expect((await listed('', south))[0]).toMatchObject({ company_name: 'North Office', author_name: null })
    testCompany.clock.move(-60)
  })

  it('a message of the watchdog has no contact', async () => {
    const { id } = await raised()
    expect(await (await add(id, 'Ask ruth@b.example', watch)).json()).toMatchObject({
      message: 'Ask [contact removed]',
    })
  })

  it('a message is rejected on an alert that is unpublished, missing or not visible', async () => {
    const { id } = await raised()
    await unpublish(id)
    await refusedWithoutChange(testCompany, 409, () => add(id, 'More.'))
    await refusedWithoutChange(testCompany, 404, () => add(id, 'More.', south))
    await refusedWithoutChange(testCompany, 404, () => add(999_999, 'More.'))
  })

  it.each(['', ' \n ', 'a'.repeat(2_001)])('a message is rejected as %j', async message => {
    const { id } = await raised()
    const response = await refusedWithoutChange(testCompany, 422, () => add(id, message))
    expect(await fieldsOf(response)).toEqual(['message'])
  })

  it('an alert has at most a hundred messages, even when the last two are sent at once', async () => {
    const { id } = await raised()
    await testCompany.database.db
      .insertInto('identity_alert_messages')
      .values(
        Array.from({ length: 99 }, () => ({
          identity_alert_id: id,
          company_id: 1,
          message: 'More.',
          created_at: testCompany.clock.now(),
        })),
      )
      .execute()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(id, 'The last.')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
    await refusedWithoutChange(testCompany, 422, () => add(id, 'One more.'))
  })
})
