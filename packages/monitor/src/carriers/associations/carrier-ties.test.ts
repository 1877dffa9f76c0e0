import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { refreshAssessments } from '../verdicts/refresh-assessments.ts'

const COMPANY = 1
const RULE = 'no_ties_to_revoked'
const [OWN, OTHER, THIRD] = [1, 3, 5]
const PHONE = '(312) 555-0144'
const DOT = '9900044'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await db().deleteFrom('classifications').where('company_id', '=', COMPANY).execute()
  await db()
    .insertInto('subscriptions')
    .values({ company_id: COMPANY, carrier_id: OWN, created_at: testCompany.clock.now() })
    .onConflict(conflict => conflict.columns(['company_id', 'carrier_id']).doNothing())
    .execute()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await requires(RULE)
  await sql`update carriers set phone = null where phone = ${PHONE}`.execute(db())
  await sql`delete from carriers where legal_name = 'HUB'`.execute(db())
  await sql`update carriers set phone = ${PHONE} where id = any(array[${OWN}::int, ${OTHER}::int])`.execute(
    db(),
  )
  await sql`delete from carrier_identifiers where carrier_id = ${OTHER} and is_type = 'DOT'`.execute(db())
  await sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
    values (${OTHER}, 'DOT', ${DOT}, ${DOT})`.execute(db())
  await reinstate()
})

const db = () => testCompany.database.db
const signal = new AbortController().signal

const requires = (...types: readonly string[]) =>
  db()
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(types.map(type => [type, 2]))) })
    .where('company_id', '=', COMPANY)
    .execute()

const revoke = () =>
  sql`insert into carrier_authorities (carrier_id, common, ended_on, end_kind)
    values (${OTHER}, 'I', '2026-01-05', 'revoked')
    on conflict (carrier_id) do update set common = 'I', contract = 'N', ended_on = '2026-01-05', end_kind = 'revoked'`.execute(
    db(),
  )
const reinstate = () =>
  sql`update carrier_authorities set common = 'A', ended_on = null, end_kind = null where carrier_id = ${OTHER}`.execute(
    db(),
  )

const row = () =>
  db()
    .selectFrom('own_carriers')
    .select(['verdict', 'is_outdated', 'changes'])
    .where('company_id', '=', COMPANY)
    .where('carrier_id', '=', OWN)
    .executeTakeFirstOrThrow()

const verdict = async () => {
  await refreshAssessments(testCompany.monitor.services, COMPANY, signal)
  return (await row()).verdict
}

const profile = async () => {
  const response = await (await testCompany.as('north')).get(`carriers/${OWN}/for_broker_portal`)
  const { rules_assessment, cautions } = (await response.json()) as {
    rules_assessment: { summary: Record<string, { result: string; value: unknown }> }
    cautions: { identity_ties: unknown[] }
  }
  return { finding: rules_assessment.summary[RULE], ties: cautions.identity_ties }
}

describe('ties that decide', () => {
  it('a stored pass becomes a failure when the other carrier is revoked, and passes when that is reinstated', async () => {
    expect(await verdict()).toBe('pass')
    await revoke()
    expect(await row()).toMatchObject({ verdict: 'pass', is_outdated: true })
    expect(await verdict()).toBe('fail')
    const { finding, ties } = await profile()
    expect(finding).toMatchObject({
      result: 'fail',
      value: { code: 'tied', by: 'phone', dot: DOT, end: 'revoked', on: '2026-01-05' },
    })
    expect(ties).toMatchObject([{ carrier_id: OTHER, is_type: 'revoked', on: '2026-01-05' }])
    await reinstate()
    expect(await verdict()).toBe('pass')
    expect(await profile()).toMatchObject({
      finding: { result: 'pass', value: { code: 'no_ties' } },
      ties: [],
    })
  })

  it('a revoked carrier that gets its phone fails it, and one that gives it up does not', async () => {
    await sql`update carriers set phone = null where id = ${OTHER}`.execute(db())
    await revoke()
    expect(await verdict()).toBe('pass')
    await sql`update carriers set phone = ${PHONE} where id = ${OTHER}`.execute(db())
    expect(await verdict()).toBe('fail')
    await sql`update carriers set phone = null where id = ${OTHER}`.execute(db())
    expect(await verdict()).toBe('pass')
  })

  it('a phone that more carriers come to have says less, and of more than ten nothing', async () => {
    await revoke()
    expect(await verdict()).toBe('fail')
    const more = (count: number) =>
      sql`insert into carriers (legal_name, legal_name_key, source, phone)
        select 'HUB', 'HUB', 'world', ${PHONE} from generate_series(1, ${count}::int)`.execute(db())
    await more(2)
    expect(await verdict()).toBe('fail')
    await more(7)
    expect(await verdict()).toBe('pass')
    await sql`delete from carriers where legal_name = 'HUB'`.execute(db())
    expect(await verdict()).toBe('fail')
  })

  it('a carrier that can no longer be found ties no one', async () => {
    await revoke()
    expect(await verdict()).toBe('fail')
    const findable = (is: boolean) =>
      sql`update carriers set is_census_verified = ${is}, is_identifier_verified = ${is} where id = ${OTHER}`.execute(
        db(),
      )
    await findable(false)
    expect(await verdict()).toBe('pass')
    await findable(true)
    expect(await verdict()).toBe('fail')
  })

  it('a revocation ahead fails it on its day, though nothing is written', async () => {
    await sql`insert into carrier_authorities (carrier_id, common, ended_on, end_kind)
      values (${OTHER}, 'A', '2026-11-24', 'revoked')
      on conflict (carrier_id) do update set ended_on = '2026-11-24', end_kind = 'revoked'`.execute(db())
    expect(await verdict()).toBe('pass')
    testCompany.clock.move(3 * 86_400)
    expect(await verdict()).toBe('fail')
  })

  it('what moves no tie of an own carrier outdates none', async () => {
    expect(await verdict()).toBe('pass')
    const { changes } = await row()
    await sql`update carriers set phone = '(312) 555-0145' where id = ${THIRD}`.execute(db())
    await sql`update carriers set legal_name = 'OTHER NAME', legal_name_key = 'OTHERNAME' where id = ${OTHER}`.execute(
      db(),
    )
    await sql`update carrier_authorities set as_of = '2026-11-20' where carrier_id = ${OTHER}`.execute(db())
    expect(await row()).toMatchObject({ changes, is_outdated: false })
  })

  it('a company without the rule stores no ties, and names them all the same', async () => {
    await requires('active_operating_status')
    await sql`delete from tied_carriers`.execute(db())
    await revoke()
    await verdict()
    const stored = await db().selectFrom('tied_carriers').selectAll().execute()
    expect(stored).toEqual([])
    const { finding, ties } = await profile()
    expect(finding).toBeUndefined()
    expect(ties).toMatchObject([{ carrier_id: OTHER, is_type: 'revoked' }])
  })
})
