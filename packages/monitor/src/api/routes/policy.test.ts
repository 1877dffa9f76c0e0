import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { putDueInForce } from '../../own-carriers/policy/put-in-force.ts'
import type { wirePolicy, wirePolicyVersion } from '../../own-carriers/policy/read-policy.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

type WirePolicy = z.output<typeof wirePolicy>
type WireVersion = z.output<typeof wirePolicyVersion>

const CARGO = 'cargo_at_least_100000'
const BIPD = 'bipd_at_least_750000'
const STATUS = 'active_operating_status'
const DAY_SECONDS = 86_400

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
  const { db } = testCompany.database
  await db.deleteFrom('policy_acknowledgments').execute()
  await db.deleteFrom('policy_versions').execute()
  await db.deleteFrom('policy_settings').execute()
  await db.deleteFrom('rule_overrides').execute()
  await db.deleteFrom('rule_sets').where('classification_id', 'is not', null).execute()
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify({ [BIPD]: 2, [CARGO]: 1 }), policy_version: null })
    .execute()
})

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const later = (days: number) =>
  dayOf(new Date(testCompany.clock.now().getTime() + days * DAY_SECONDS * 1_000))

const ruleOf = (is_type: string, change: object = {}) => ({
  is_type,
  mode: 'required',
  override: { by: 'permitted', days_max: null, paper: 'none' },
  ...change,
})
const sectionOf = (rules: readonly object[], classification_id: number | null = null) => ({
  classification_id,
  rules,
})

const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>
const policy = (by = north) => json<WirePolicy>(by.get('policy'))
const save = (sections: readonly object[], revision: number | null = null, by = north) =>
  by.call('PATCH', 'policy/draft', { policy: { sections, revision } })
const versionOf = async (sections: readonly object[], effective_on = later(0), by = north) => {
  const { revision } = await json<{ revision: number }>(save(sections, null, by))
  const version = { revision, note: 'Higher cargo cover.', effective_on }
  return json<WireVersion>(by.post('policy_versions', { policy_version: version }))
}
const typesOf = (by = north, query = '') => json<string[]>(by.get(`rules/is_types${query}`))
const setsOf = (companyId = 1) =>
  testCompany.database.db
    .selectFrom('rule_sets')
    .select(['classification_id', 'is_types', 'policy_version'])
    .where('company_id', '=', companyId)
    .orderBy('classification_id')
    .execute()
const classificationOf = async (company_id: number) =>
  (
    await testCompany.database.db
      .insertInto('classifications')
      .values({ company_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('a version of a policy', () => {
  it('is written through to the rule sets of its company alone', async () => {
    const id = await classificationOf(1)
    const before = await setsOf(2)
    await versionOf([
      sectionOf([ruleOf(CARGO), ruleOf(STATUS, { mode: 'notify' })]),
      sectionOf([ruleOf(BIPD)], id),
    ])
    expect(await setsOf()).toEqual([
      { classification_id: id, is_types: { [BIPD]: 2 }, policy_version: 1 },
      { classification_id: null, is_types: { [CARGO]: 2, [STATUS]: 3 }, policy_version: 1 },
    ])
    expect(await setsOf(2)).toEqual(before)
    expect(await typesOf(north, `?classification_id=${id}`)).toEqual([BIPD])
    await versionOf([sectionOf([ruleOf(CARGO)])])
    expect(await setsOf()).toEqual([{ classification_id: null, is_types: { [CARGO]: 2 }, policy_version: 2 }])
    expect(await typesOf(north, `?classification_id=${id}`)).toEqual([CARGO])
  })

  it('leaves how old facts may be as it was', async () => {
    const { db } = testCompany.database
    await db
      .updateTable('rule_sets')
      .set({ fact_ages: JSON.stringify({ census: 45 }) })
      .where('company_id', '=', 1)
      .execute()
    await versionOf([sectionOf([ruleOf(CARGO)])])
    const ages = await json<{ fact_ages: { census: number } }>(north.get('rules/fact_ages'))
    expect(ages.fact_ages.census).toBe(45)
    await db.updateTable('rule_sets').set({ fact_ages: '{}' }).execute()
  })

  it('is on the assessment of a carrier, on records and in the audit log', async () => {
    const assessed = async () =>
      (
        await json<{ rules_assessment: { policy_version: number | null; summary: object } }>(
          north.get('carriers/1/for_broker_portal'),
        )
      ).rules_assessment
    const keep = async () =>
      (
        await json<{ general: { policy_version: number | null } }>(
          north.post('decision_records', { decision_record: { carrier_id: 1, message: null } }),
        )
      ).general.policy_version
    expect([(await assessed()).policy_version, await keep()]).toEqual([null, null])
    await versionOf([sectionOf([ruleOf(CARGO)])])
    const after = await assessed()
    expect([after.policy_version, await keep()]).toEqual([1, 1])
    expect(Object.keys(after.summary)).toEqual([CARGO])
    const [entry] = await json<{ kind: string; policy_version: number }[]>(north.get('audit_entries'))
    expect(entry).toMatchObject({ kind: 'decision_recorded', policy_version: 1 })
  })

  it('assesses own carriers again where it decides otherwise, and says how many are done', async () => {
    const { db } = testCompany.database
    await db
      .insertInto('subscriptions')
      .values([1, 2, 3].map(carrier_id => ({ company_id: 2, carrier_id })))
      .execute()
    await versionOf([sectionOf([ruleOf(CARGO)])], later(0), south)
    await testCompany.monitor.services.background.settled()
    expect((await policy(south)).reassessed).toEqual({ done: 3, total: 3 })
    const values = (is_types: object) =>
      db
        .updateTable('rule_sets')
        .set({ is_types: JSON.stringify(is_types), policy_version: 2 })
        .where('company_id', '=', 2)
        .execute()
    await values({ [STATUS]: 3, [BIPD]: 1, [CARGO]: 2 })
    expect((await policy(south)).reassessed).toEqual({ done: 3, total: 3 })
    await values({ [STATUS]: 2, [CARGO]: 2 })
    expect((await policy(south)).reassessed).toEqual({ done: 0, total: 3 })
  })
})

describe('a version of a later day', () => {
  it('decides in the first call of its day, whichever it is', async () => {
    await versionOf([sectionOf([ruleOf(CARGO)])], later(1))
    testCompany.clock.move(DAY_SECONDS)
    const north = await testCompany.as('north')
    expect(await typesOf(north)).toEqual([CARGO])
    expect((await policy(north)).in_force?.number).toBe(1)
    const sets = await json<readonly { created_at: string }[]>(north.get('rules?company_id=1'))
    expect(sets.map(set => set.created_at)).toEqual([`${later(0)}T00:00:00.000Z`])
  })

  it('decides in rounds and jobs of its day that no one calls', async () => {
    await versionOf([sectionOf([ruleOf(CARGO)])], later(1))
    await putDueInForce(testCompany.monitor.services)
    expect((await setsOf())[0]?.policy_version).toBeNull()
    testCompany.clock.move(DAY_SECONDS)
    await putDueInForce(testCompany.monitor.services)
    expect(await setsOf()).toEqual([{ classification_id: null, is_types: { [CARGO]: 2 }, policy_version: 1 }])
    const { rows } = await sql`select from policy_settings where due_on is not null`.execute(
      testCompany.database.db,
    )
    expect(rows).toEqual([])
  })

  it('is put in force once by two calls at once', async () => {
    await versionOf([sectionOf([ruleOf(CARGO)])], later(1))
    testCompany.clock.move(DAY_SECONDS)
    const [one, other] = [await testCompany.as('north'), await testCompany.as('plain')]
    expect(await Promise.all([typesOf(one), typesOf(other)])).toEqual([[CARGO], [CARGO]])
  })
})

describe('a version that is withdrawn', () => {
  const withdraw = (id: number, by = north) => by.call('PATCH', `policy_versions/${id}/withdraw`)
  const settings = (companyId = 1) =>
    testCompany.database.db
      .selectFrom('policy_settings')
      .select('due_on')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
  const withdrawals = async () => {
    const { rows } = await sql`select from audit_entries where kind = 'policy_version_withdrawn'`.execute(
      testCompany.database.db,
    )
    return rows.length
  }

  it('leaves the day of the next one, and one entry in the audit log', async () => {
    const { id } = await versionOf([sectionOf([ruleOf(CARGO)])], later(1))
    await versionOf([sectionOf([ruleOf(STATUS)])], later(3))
    expect(await settings()).toEqual({ due_on: later(1) })
    const before = await withdrawals()
    const responses = await Promise.all([withdraw(id), withdraw(id)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await withdrawals()).toBe(before + 1)
    expect(await settings()).toEqual({ due_on: later(3) })
    testCompany.clock.move(2 * DAY_SECONDS)
    await putDueInForce(testCompany.monitor.services)
    expect((await setsOf())[0]?.policy_version).toBeNull()
  })

  it('is withdrawn or approved by the first of two at once', async () => {
    const second = await testCompany.as('plain')
    const { db } = testCompany.database
    await db
      .updateTable('users')
      .set({ scopes: ['manage_users', 'manage_rule_overrides'] })
      .where('email', '=', 'plain@office.example')
      .execute()
    await north.call('PATCH', 'policy', { policy: { is_approval_required: true } })
    const { id } = await versionOf([sectionOf([ruleOf(CARGO)])])
    const decision = { policy_version: { is_approved: true } }
    const [withdrawn, approved] = await Promise.all([
      withdraw(id),
      second.call('PATCH', `policy_versions/${id}/decide`, decision),
    ])
    expect(new Set([withdrawn.status, approved.status])).toEqual(new Set([200, 409]))
    const version = await json<WireVersion>(north.get(`policy_versions/${id}`))
    expect([version.withdrawal !== null, version.approval !== null]).toEqual([
      withdrawn.status === 200,
      approved.status === 200,
    ])
    expect((await policy()).in_force?.id).toBe(approved.status === 200 ? id : undefined)
    await db.updateTable('users').set({ scopes: [] }).where('email', '=', 'plain@office.example').execute()
  })

  it('is missing to another company', async () => {
    const { id } = await versionOf([sectionOf([ruleOf(CARGO)])], later(1))
    await refusedWithoutChange(testCompany, 404, () => withdraw(id, south))
  })
})

describe('a draft', () => {
  it('has no classification of another company', async () => {
    const foreign = await classificationOf(2)
    const sections = [sectionOf([ruleOf(CARGO)]), sectionOf([ruleOf(BIPD)], foreign)]
    await refusedWithoutChange(testCompany, 422, () => save(sections))
    expect(await json(save(sections))).toMatchObject({
      errors: [{ field: 'policy.sections.1.classification_id' }],
    })
  })

  it('is saved by one of two at once', async () => {
    const responses = await Promise.all([
      save([sectionOf([ruleOf(CARGO)])]),
      save([sectionOf([ruleOf(BIPD)])]),
    ])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('an override under a policy', () => {
  const override = (by: TestBrowser, change: object = {}) =>
    by.post('rule_overrides', {
      rule_override: { carrier_id: 1, is_type: CARGO, expiration_date: later(10), ...change },
    })
  const under = (terms: object, id: number | null = null) =>
    sectionOf([ruleOf(CARGO, { override: { by: 'permitted', days_max: null, paper: 'none', ...terms } })], id)

  it('is refused to those who are no admins where only they may', async () => {
    await versionOf([under({ by: 'admins' })])
    const { db } = testCompany.database
    const plain = await testCompany.as('plain')
    const scopes = (of: readonly string[]) =>
      db
        .updateTable('users')
        .set({ scopes: [...of] })
        .where('email', '=', 'plain@office.example')
        .execute()
    await scopes(['manage_rule_overrides'])
    expect((await override(plain)).status).toBe(422)
    expect((await override(north)).status).toBe(201)
    await scopes([])
  })

  it('for all carriers is as strict as for any classification', async () => {
    const id = await classificationOf(1)
    await versionOf([under({}), under({ by: 'no_one' }, id)])
    expect((await override(north)).status).toBe(422)
  })

  it('is not restored against the terms of now', async () => {
    const made = await json<{ id: number }>(override(north, { is_type: BIPD }))
    const patch = (is_active: boolean) =>
      north.call('PATCH', `rule_overrides/${made.id}`, { rule_override: { is_active } })
    expect((await patch(false)).status).toBe(200)
    const none = { by: 'no_one', days_max: null, paper: 'none' }
    await versionOf([sectionOf([ruleOf(BIPD, { override: none })])])
    expect(await json(patch(true))).toMatchObject({ errors: [{ field: 'rule_override.is_active' }] })
  })

  it('takes a certificate that is confirmed and in force', async () => {
    await versionOf([under({ paper: 'certificate' })])
    expect((await override(north)).status).toBe(422)
    const { db } = testCompany.database
    const file = await db
      .insertInto('uploaded_files')
      .values({
        company_id: 1,
        user_id: 1,
        name: 'coi.pdf',
        media_type: 'application/pdf',
        bytes: Buffer.from('%PDF'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const certificate = async (effective_on: string, expires_on: string) => {
      const { id } = await db
        .insertInto('insurance_certificates')
        .values({
          company_id: 1,
          carrier_id: 1,
          dated_on: later(-30),
          details: JSON.stringify({ insured_name: 'Eagle Mesa Freight, L.L.C.', vins: [] }),
          uploaded_file_id: file.id,
          user_id: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const cargo = { kind: 'cargo' as const, amount: 50_000, policy_number: '77', effective_on, expires_on }
      await db
        .insertInto('insurance_certificate_policies')
        .values({ ...cargo, insurance_certificate_id: id })
        .execute()
    }
    await certificate(later(-30), later(-1))
    expect((await override(north)).status).toBe(422)
    await certificate(later(-30), later(30))
    expect((await override(north)).status).toBe(201)
  })
})
