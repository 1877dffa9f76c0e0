import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
let legalName: string
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
  const carrier = await testCompany.database.db
    .selectFrom('carriers')
    .select('legal_name')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  legalName = carrier.legal_name ?? ''
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('insurance_certificates').execute()
  await db.deleteFrom('carrier_insurances').where('carrier_id', '=', 1).execute()
})

const PDF = new File(['%PDF-1.4\n%%EOF'], 'certificate.pdf', { type: 'application/pdf' })
const DAY_MS = 86_400_000
const day = (days: number) =>
  new Date(testCompany.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

const CARGO = () => ({
  amount: '250000',
  policy_number: 'MTC-3003',
  effective_on: day(-30),
  expires_on: day(300),
  insurer: 'Tidewell Surety',
  naic: '12345',
})
const formOf = (fields: object = {}, cargo: Partial<Record<string, string>> = {}, file: File = PDF) => {
  const form = new FormData()
  const certificate = { carrier_id: 1, insured_name: legalName, dated_on: day(-1), ...fields }
  for (const [name, value] of Object.entries(certificate))
    form.set(`insurance_certificate[${name}]`, String(value))
  for (const [name, value] of Object.entries({ ...CARGO(), ...cargo }))
    form.set(`insurance_certificate[policies][cargo][${name}]`, value)
  form.set('insurance_certificate[file]', file)
  return form
}
const confirm = (by = north, fields?: object, cargo?: Partial<Record<string, string>>, file?: File) =>
  by.post('insurance_certificates', formOf(fields, cargo, file))
interface Wire {
  readonly id: number
  readonly unconfirmed: string | null
}
const confirmed = async (...params: Parameters<typeof confirm>) =>
  (await (await confirm(...params)).json()) as Wire
const list = async (by = north) =>
  (await (await by.get('insurance_certificates?carrier_id=1')).json()) as Wire[]
const withdraw = (id: number, reason = 'Wrong carrier.', by = north) =>
  by.call('PATCH', `insurance_certificates/${id}/withdraw`, { insurance_certificate: { reason } })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

interface Detail {
  readonly insurance: {
    cargo_amount: number | null
    cargo_source: string | null
    cargo_unconfirmed: { reason: string } | null
  }
}
const insuranceOf = async (by = north) =>
  ((await (await by.get('carriers/1/for_broker_portal')).json()) as Detail).insurance
const policies = async (by = north) =>
  (await (
    await by.get('api/v1/insurance_policies/active_by_carrier_id?carrier_id=1&with_active_pending=true')
  ).json()) as {
    id: number
    is_pending: boolean
    certificate?: object
  }[]

const filed = (fields: object) =>
  testCompany.database.db
    .insertInto('carrier_insurances')
    .values({ carrier_id: 1, kind: 'bipd', amount: 750_000, source: 'filing', as_of: day(0), ...fields })
    .execute()

describe('certificates of insurance', () => {
  it('one that is confirmed counts, for the company that confirmed it alone', async () => {
    const response = await confirm(north, { vins: '1FUJGLDR3CLBP8834 1XPBDP9X8FD257820', exclusions: ' ' })
    expect(response.status).toBe(201)
    const certificate = (await response.json()) as Wire
    expect(certificate).toMatchObject({
      carrier_id: 1,
      insured_name: legalName,
      insured_address: null,
      vins: ['1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820'],
      exclusions: null,
      policies: [{ coverage: 'cargo', ...CARGO(), amount: 250_000 }],
      file: { name: 'certificate.pdf', url: `/monitor/insurance_certificates/${certificate.id}/file` },
      confirmed_on: day(0),
      confirmed_by: 'north Person',
      withdrawn_on: null,
      unconfirmed: null,
    })
    expect(await list()).toEqual([certificate])
    expect(await list(south)).toEqual([])
    expect(await insuranceOf()).toMatchObject({
      cargo_amount: 250_000,
      cargo_source: expect.stringMatching(/^Certificate confirmed .* by north Person$/),
    })
    expect((await insuranceOf(south)).cargo_amount).toBeNull()
    expect(await policies()).toMatchObject([
      { is_pending: false, certificate: { confirmed_on: day(0), confirmed_by: 'north Person' } },
    ])
    expect(await policies(south)).toEqual([])
  })

  it('its file is a download of the company alone', async () => {
    const { id } = await confirmed()
    const file = await north.get(`insurance_certificates/${id}/file`)
    expect(await file.text()).toBe('%PDF-1.4\n%%EOF')
    expect((await south.get(`insurance_certificates/${id}/file`)).status).toBe(404)
  })

  it('one that was taken back counts no more, and says so', async () => {
    const { id } = await confirmed()
    expect((await withdraw(id, 'Wrong.', south)).status).toBe(404)
    expect(await fieldsOf(await withdraw(id, ' '))).toEqual(['insurance_certificate.reason'])
    expect(await (await withdraw(id)).json()).toMatchObject({
      id,
      withdrawn_on: day(0),
      withdrawn_by: 'north Person',
      withdrawn_reason: 'Wrong carrier.',
    })
    expect((await withdraw(id)).status).toBe(409)
    expect(await insuranceOf()).toMatchObject({
      cargo_amount: null,
      cargo_unconfirmed: { reason: 'withdrawn' },
    })
    expect(await policies()).toEqual([])
  })

  it('the register makes one unconfirmed that it contradicts', async () => {
    await confirmed()
    await filed({ policy_number: 'MTC3003', kind: 'cargo', effective_on: day(-30), cancelled_on: day(-1) })
    expect(await list()).toMatchObject([{ unconfirmed: 'paper_canceled', unconfirmed_on: day(-1) }])
    expect(await insuranceOf()).toMatchObject({ cargo_unconfirmed: { reason: 'paper_canceled' } })
    expect(await policies()).toMatchObject([{ is_pending: true, unconfirmed: 'paper_canceled' }])
  })

  it('a cancellation ahead leaves it confirmed until then', async () => {
    await confirmed()
    await filed({
      policy_number: 'MTC3003',
      amount: 5_000,
      kind: 'cargo',
      effective_on: day(-30),
      cancelled_on: day(9),
    })
    expect((await list())[0]?.unconfirmed).toBeNull()
    expect((await insuranceOf()).cargo_amount).toBe(250_000)
  })

  it.each([
    [{ insured_name: 'Another Name LLC' }, {}, 'insurance_certificate.insured_name'],
    [{ dated_on: '2199-01-01' }, {}, 'insurance_certificate.dated_on'],
    [{ dated_on: '1926-02-30' }, {}, 'insurance_certificate.dated_on'],
    [{ vins: 'abc' }, {}, 'insurance_certificate.vins'],
    [{}, { amount: '100' }, 'insurance_certificate.policies.cargo.amount'],
    [{}, { policy_number: ' ' }, 'insurance_certificate.policies.cargo.policy_number'],
    [{}, { expires_on: '2020-01-01' }, 'insurance_certificate.policies.cargo.expires_on'],
    [{}, { naic: '1' }, 'insurance_certificate.policies.cargo.naic'],
  ])('a certificate with %o and %o is refused beside its field', async (fields, cargo, field) => {
    const response = await confirm(north, fields, cargo)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual([field])
    expect(await list()).toEqual([])
  })

  it('a program that is named like a document is refused', async () => {
    const program = new File(['MZ\u0000'], 'certificate.pdf', { type: 'application/pdf' })
    expect(await fieldsOf(await confirm(north, {}, {}, program))).toEqual(['insurance_certificate.file'])
  })

  it('a carrier that is monitored is assessed anew', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('subscriptions')
      .values({ company_id: 1, carrier_id: 1, user_id: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const changes = async () =>
      (
        await db
          .selectFrom('own_carriers')
          .select('changes')
          .where('company_id', '=', 1)
          .where('carrier_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).changes
    const before = await changes()
    const { id } = await confirmed()
    const after = await changes()
    expect(after).toBeGreaterThan(before)
    await withdraw(id)
    expect(await changes()).toBeGreaterThan(after)
  })

  it('its end is news of a carrier that is monitored, as that of any policy', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('subscriptions')
      .values({ company_id: 1, carrier_id: 1, user_id: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const refreshed = () => refreshAssessments(testCompany.monitor.services, 1, new AbortController().signal)
    await confirmed(north, {}, { expires_on: day(2) })
    await db.deleteFrom('carrier_changes').execute()
    await refreshed()
    testCompany.clock.move((4 * DAY_MS) / 1000)
    await refreshed()
    const changes = await db
      .selectFrom('carrier_changes')
      .select(['kind', 'subject'])
      .where('company_id', '=', 1)
      .where('carrier_id', '=', 1)
      .execute()
    expect(changes).toContainEqual({ kind: 'insurance', subject: 'cargo' })
  })
})
