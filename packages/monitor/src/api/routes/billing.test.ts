import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireBilling } from '../../company/billing/read-billing.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let south: TestBrowser
let ended: TestBrowser
let watch: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  south = await testCompany.as('south')
  ended = await testCompany.as('ended')
  watch = await testCompany.as('watch')
})
afterAll(() => testCompany.close())

const NOT_OPEN = { can_api: false, can_lane_search: false, can_export: false }
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('payment_methods').execute()
  await db.deleteFrom('used_card_nonces').execute()
  await db
    .updateTable('companies')
    .set({ plan_id: 'starter', ...NOT_OPEN, carrier_searches_limit: 10, carrier_searches_count: 9 })
    .execute()
  await db
    .updateTable('companies')
    .set({ status: 'subscription_or_trial_expired', plan_id: 'trial' })
    .where('id', '=', 3)
    .execute()
})

let nonces = 0
const newNonce = (card = 'visa') => {
  nonces += 1
  return `test-${card}-${nonces}`
}
const current = async (by = north) =>
  (await (await by.get('billing/current_payment_methods')).json()) as WireBilling
const change = (plan_id: unknown, by = north) => by.call('PATCH', 'billing/change_plan', { plan_id })
const add = (change_: object = {}, by = north) =>
  by.call('PATCH', 'billing/add_payment_method', { nonce: newNonce(), plan_id: 'starter', ...change_ })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)
const paywallOf = async (by = north) =>
  ((await (await by.get('refresh_jwt')).json()) as { user: { company: object; paywall: object } }).user
const withCard = (company_id: number, expiration_year = 2030) =>
  testCompany.database.db
    .insertInto('payment_methods')
    .values({
      company_id,
      brand: 'visa',
      last_four: '4242',
      expiration_month: 11,
      expiration_year,
      is_default: true,
      provider: 'test',
      created_at: testCompany.clock.now(),
    })
    .execute()

describe('billing', () => {
  it('billing shows the current plan, the plans of the brand, and the card provider', async () => {
    const { plan, plans, payment_methods, card_provider } = await current()
    expect(plan).toMatchObject({ id: 'starter', name: 'Starter', usd_per_month: 49, carrier_searches: 10 })
    expect(plan?.features).not.toContain('can_lane_search')
    expect(plans.map(({ id }) => id)).toEqual(['starter', 'desk', 'fleet'])
    expect((await current(watch)).plans.map(({ id }) => id)).toEqual(['watchdog', 'watchdog-plus'])
    expect([payment_methods, card_provider]).toEqual([[], 'test'])
  })

  it('billing shows no plan when there is none, and the id of an unlisted plan', async () => {
    const { db } = testCompany.database
    await db.updateTable('companies').set({ plan_id: null }).where('id', '=', 1).execute()
    expect((await current()).plan).toBeNull()
    await db.updateTable('companies').set({ plan_id: 'of-old' }).where('id', '=', 1).execute()
    expect((await current()).plan).toMatchObject({ id: 'of-old', name: 'of-old', usd_per_month: null })
  })

  it('billing is open to every user of the company, also after it expired', async () => {
    expect((await plain.get('billing/current_payment_methods')).status).toBe(200)
    expect((await current(ended)).plan?.id).toBe('trial')
  })

  it.each<[Person, number]>([
    ['trucker', 403],
    ['new', 403],
    ['reviewed', 418],
  ])('billing is forbidden to %s', async (person, status) => {
    const by = await testCompany.as(person)
    await refusedWithoutChange(testCompany, status, () => by.get('billing/current_payment_methods'))
    await refusedWithoutChange(testCompany, status, () => change('fleet', by))
    await refusedWithoutChange(testCompany, status, () => add({}, by))
  })

  it('billing rejects a visitor', async () => {
    const visitor = testCompany.newBrowser()
    await refusedWithoutChange(testCompany, 401, () => visitor.get('billing/current_payment_methods'))
    await refusedWithoutChange(testCompany, 401, () => change('fleet', visitor))
    await refusedWithoutChange(testCompany, 401, () => add({}, visitor))
  })
})

describe('a change of plan', () => {
  it("a change of plan applies the plan's flags and limit at once and keeps the usage", async () => {
    await withCard(1)
    const answer = (await (await change('fleet')).json()) as WireBilling
    expect(answer.plan).toEqual(answer.plans.find(({ id }) => id === 'fleet'))
    expect(await paywallOf()).toMatchObject({
      company: { plan_id: 'fleet' },
      paywall: {
        can_api: true,
        can_lane_search: true,
        limits: { carrier_searches: null },
        usage: { carrier_searches_count: 9 },
      },
    })
    await change('starter')
    expect(await paywallOf()).toMatchObject({
      paywall: { can_api: false, can_lane_search: false, limits: { carrier_searches: 10 } },
    })
  })

  it.each<[unknown]>([
    ['starter'],
    ['trial'],
    ['enterprise'],
    ['watchdog'],
    ['none'],
    [''],
    [7],
    ['a'.repeat(61)],
  ])('a change of plan to %j is rejected and names the plan field', async plan => {
    await withCard(1)
    const response = await refusedWithoutChange(testCompany, 422, () => change(plan))
    expect(await fieldsOf(response)).toEqual(['plan_id'])
  })

  it('a paid plan needs a card that can be charged', async () => {
    await refusedWithoutChange(testCompany, 422, () => change('fleet'))
    await withCard(1, 2026)
    expect((await change('fleet')).status).toBe(200)
    await testCompany.database.db.updateTable('payment_methods').set({ expiration_year: 2025 }).execute()
    await refusedWithoutChange(testCompany, 422, () => change('desk'))
  })

  it('a change of plan needs the right to manage users, and takes no other field', async () => {
    await withCard(1)
    await refusedWithoutChange(testCompany, 403, () => change('fleet', plain))
    await refusedWithoutChange(testCompany, 422, () =>
      north.call('PATCH', 'billing/change_plan', { plan_id: 'fleet', company_id: 2 }),
    )
  })

  it('several simultaneous changes of plan are applied one after the other', async () => {
    await withCard(1)
    const answers = await Promise.all(['fleet', 'desk', 'fleet', 'desk'].map(plan => change(plan)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const { plan } = await current()
    const listed = (await current()).plans.find(({ id }) => id === plan?.id)
    expect(plan).toEqual(listed)
  })

  it('a change of plan reopens an expired company, but gives no second trial', async () => {
    await withCard(3)
    await refusedWithoutChange(testCompany, 403, () => ended.get('identity_alerts'))
    await refusedWithoutChange(testCompany, 422, () => change('trial', ended))
    await refusedWithoutChange(testCompany, 422, () => add({ plan_id: 'trial' }, ended))
    expect((await change('desk', ended)).status).toBe(200)
    expect((await ended.get('identity_alerts')).status).toBe(200)
  })
})

describe('payment methods', () => {
  it('a payment method is added by a nonce, becomes the default, and sets the plan', async () => {
    await withCard(1)
    const response = await add({ plan_id: 'fleet', nonce: newNonce('mastercard') })
    const { plan, payment_methods } = (await response.json()) as WireBilling
    expect(plan?.id).toBe('fleet')
    expect(payment_methods).toEqual([
      {
        id: expect.any(Number),
        brand: 'mastercard',
        last_four: '4444',
        expiration_month: 11,
        expiration_year: 2080,
        is_default: true,
      },
      expect.objectContaining({ last_four: '4242', is_default: false }),
    ])
    expect((await current(south)).payment_methods).toEqual([])
  })

  it('a payment method is stored with the few details that the provider gives', async () => {
    const { payment_methods } = (await (await add({ nonce: newNonce('unknown') })).json()) as WireBilling
    expect(payment_methods).toMatchObject([{ brand: 'other', last_four: null, expiration_month: null }])
  })

  it('a payment method reopens an expired company', async () => {
    expect((await add({ plan_id: 'desk' }, ended)).status).toBe(200)
    expect(await paywallOf(ended)).toMatchObject({ company: { status: 'active', plan_id: 'desk' } })
  })

  it('a nonce adds one payment method, even when two companies send it ten times at once', async () => {
    const nonce = newNonce()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => add({ nonce }, at % 2 === 0 ? north : south)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(422),
    ])
    const stored = await testCompany.database.db.selectFrom('payment_methods').select('id').execute()
    expect(stored).toHaveLength(1)
    const again = await refusedWithoutChange(testCompany, 422, () => add({ nonce }, south))
    expect(await fieldsOf(again)).toEqual(['nonce'])
  })

  it.each<[string, string]>([
    ['a card number', '4242424242424242'],
    ['a card number in groups', '4242 4242-4242 4242'],
    ['a card number among words', 'card 4242 4242 4242 4242 thanks'],
    ['a card number in wide digits', '４２４２４２４２４２４２４２４２'],
    ['nothing', ' '],
    ['a long text', `test-visa-${'a'.repeat(200)}`],
    ['what is no nonce', 'visa'],
    ['a nonce of no card', 'test-gold-1'],
    ['a card that is not taken', 'test-declined-1'],
    ['a card that has expired', 'test-expired-1'],
  ])(
    'a payment method is rejected for %s, which is stored nowhere; the nonce field is named',
    async (_, nonce) => {
      const response = await refusedWithoutChange(testCompany, 422, () => add({ nonce }))
      const said = await response.clone().text()
      expect(await fieldsOf(response)).toEqual(['nonce'])
      if (nonce.length > 10) expect(said).not.toContain(nonce)
    },
  )

  it('a payment method for a plan that is not offered is rejected and does not use up its nonce', async () => {
    const nonce = newNonce()
    const response = await refusedWithoutChange(testCompany, 422, () => add({ nonce, plan_id: 'watchdog' }))
    expect(await fieldsOf(response)).toEqual(['plan_id'])
    expect((await add({ nonce })).status).toBe(200)
  })

  it('a payment method stores neither nonce nor number, only a digest', async () => {
    const nonce = newNonce()
    await add({ nonce })
    const stored = await testCompany.database.db.selectFrom('used_card_nonces').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(nonce)
    expect(stored).toHaveLength(1)
  })

  it('a company has at most twenty payment methods', async () => {
    await testCompany.database.db
      .insertInto('payment_methods')
      .values(
        Array.from({ length: 20 }, () => ({
          company_id: 1,
          brand: 'visa',
          provider: 'test',
          created_at: testCompany.clock.now(),
        })),
      )
      .execute()
    await refusedWithoutChange(testCompany, 422, () => add())
  })

  it('adding a payment method needs the right to manage users', async () => {
    await refusedWithoutChange(testCompany, 403, () => add({}, plain))
    await refusedWithoutChange(testCompany, 422, () => add({ number: '4242424242424242' }))
  })
})
