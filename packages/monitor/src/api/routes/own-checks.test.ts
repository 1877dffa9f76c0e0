import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import type { wireOwnCheck } from '../../own-carriers/checks/read-checks.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

type WireOwnCheck = z.output<typeof wireOwnCheck>

const LOCATION = 'verified_physical_location_activity'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
  const { db } = testCompany.database
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify({ [LOCATION]: 2 }) })
    .execute()
  await db.deleteFrom('carrier_facts').execute()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('own_checks').execute()
})

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const today = () => dayOf(testCompany.clock.now())
const later = (days: number) => dayOf(new Date(testCompany.clock.now().getTime() + days * 86_400_000))

const aCheck = (change: object = {}) => ({
  carrier_id: 1,
  kind: 'physical_location',
  is_verified: true,
  checked_on: today(),
  expires_on: later(30),
  ...change,
})
const record = (change: object = {}, by = north) => by.post('own_checks', { own_check: aCheck(change) })
const made = async (change: object = {}) => (await (await record(change)).json()) as WireOwnCheck
const withdraw = (id: number, reason = 'Another yard.', by = north) =>
  by.call('PATCH', `own_checks/${id}/withdraw`, { own_check: { reason } })
const listed = async (by = north) =>
  (await (await by.get('own_checks?carrier_id=1')).json()) as readonly WireOwnCheck[]

/** What the carrier's own profile finds for the rule that a check decides. */
const findingFor = async (by: TestBrowser) => {
  const detail = (await (await by.get('carriers/1/for_broker_portal')).json()) as {
    rules_assessment: { summary: Record<string, { result: string; value: object | null }> }
  }
  const { result, value } = detail.rules_assessment.summary[LOCATION] ?? {}
  return { result, value }
}

describe('checks of one’s own', () => {
  it('a check is recorded with who made it, and decides the rule of its company alone', async () => {
    const response = await record({ note: ' Drove by. ' })
    expect(response.status).toBe(201)
    const check = (await response.json()) as WireOwnCheck
    expect(check).toMatchObject({
      ...aCheck({ note: 'Drove by.' }),
      file: null,
      user_name: 'north Person',
      is_replaced: false,
      withdrawal: null,
    })
    expect(await listed()).toEqual([check])
    expect(await listed(south)).toEqual([])
    expect(await findingFor(north)).toEqual({
      result: 'pass',
      value: { code: 'verified', on: today() },
    })
    expect(await findingFor(south)).toEqual({ result: 'incomplete', value: null })
    const file = await south.get(`own_checks/${check.id}/file`)
    expect(file.status).toBe(404)
    expect((await withdraw(check.id, 'Not ours.', south)).status).toBe(404)
  })

  it('a check that ended, or was taken back, decides nothing and is named', async () => {
    await testCompany.database.db
      .insertInto('own_checks')
      .values({
        ...aCheck({ checked_on: later(-40), expires_on: later(-1) }),
        kind: 'physical_location',
        company_id: 1,
        user_id: 1,
        created_at: testCompany.clock.now(),
      })
      .execute()
    expect(await findingFor(north)).toEqual({
      result: 'incomplete',
      value: { code: 'check_ended', on: later(-40) },
    })
    const { id } = await made()
    expect((await findingFor(north)).result).toBe('pass')
    expect((await withdraw(id)).status).toBe(200)
    expect((await findingFor(north)).value).toEqual({ code: 'check_ended', on: later(-40) })
    await testCompany.database.db.deleteFrom('own_checks').where('id', '<>', id).execute()
    expect((await findingFor(north)).value).toEqual({ code: 'check_withdrawn', on: today() })
    expect((await withdraw(id)).status).toBe(409)
  })

  it('the stored verdict follows a check that is recorded and one that is taken back', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('subscriptions')
      .values({ company_id: 1, carrier_id: 1 })
      .onConflict(known => known.doNothing())
      .execute()
    const verdict = async () => {
      const services = { db, clock: testCompany.clock }
      await refreshAssessments(services, 1, new AbortController().signal)
      const row = await db
        .selectFrom('own_carriers')
        .select(['verdict', 'assessed_until'])
        .where('company_id', '=', 1)
        .where('carrier_id', '=', 1)
        .executeTakeFirstOrThrow()
      return [row.verdict, row.assessed_until === null ? null : dayOf(row.assessed_until)]
    }
    expect((await verdict())[0]).toBe('incomplete')
    const { id } = await made({ expires_on: later(1) })
    expect((await verdict())[0]).toBe('pass')
    await withdraw(id)
    expect((await verdict())[0]).toBe('incomplete')
  })

  it('what cannot be is refused at its field', async () => {
    const fieldsOf = async (change: object) => {
      const response = await refusedWithoutChange(testCompany, 422, () => record(change))
      return ((await response.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)
    }
    expect(await fieldsOf({ checked_on: later(1) })).toEqual(['own_check.checked_on'])
    expect(await fieldsOf({ checked_on: '1926-11-21' })).toEqual(['own_check.checked_on'])
    expect(await fieldsOf({ kind: 'horoscope' })).toEqual(['own_check.kind'])
    for (const expires_on of [later(-1), '2199-01-01', null])
      expect(await fieldsOf({ expires_on })).toEqual(['own_check.expires_on'])
    expect(await fieldsOf({ is_verified: false })).toEqual(['own_check.expires_on'])
    expect(await fieldsOf({ checked_on: later(-40), expires_on: later(-41) })).toEqual([
      'own_check.expires_on',
    ])
    expect((await record({ carrier_id: 999_999 })).status).toBe(404)
  })

  it('recording is for those who may override rules', async () => {
    expect((await record({}, await testCompany.as('plain'))).status).toBe(403)
  })

  it('a file is kept and opened again', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(aCheck())) form.set(`own_check[${name}]`, String(value))
    form.set('own_check[file]', new File(['%PDF-1.7'], 'yard.pdf'))
    const response = await north.post('own_checks', form)
    expect(response.status).toBe(201)
    const { id, file } = (await response.json()) as WireOwnCheck
    expect(file).toEqual({ name: 'yard.pdf', url: `/monitor/own_checks/${id}/file` })
    expect(await (await north.get(`own_checks/${id}/file`)).text()).toBe('%PDF-1.7')
  })
})
