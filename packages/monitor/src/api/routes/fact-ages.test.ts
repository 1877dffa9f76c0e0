import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await testCompany.database.db
    .insertInto('subscriptions')
    .values({ company_id: 1, carrier_id: 1 })
    .onConflict(other => other.doNothing())
    .execute()
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await set(NO_LIMITS)
})

const NO_LIMITS = {
  registration: null,
  census: null,
  safety: null,
  certificates: null,
  checks: null,
  contacts: null,
}

async function set(fact_ages: object, by: 'north' | 'south' | 'plain' = 'north') {
  return (await testCompany.as(by)).call('PATCH', 'rules/fact_ages', { fact_ages })
}
const read = async (by: 'north' | 'south') =>
  ((await (await testCompany.as(by)).get('rules/fact_ages')).json() as Promise<{ fact_ages: object }>).then(
    ({ fact_ages }) => fact_ages,
  )
const finding = async (rule = 'bipd_at_least_750000', by: 'north' | 'south' = 'north') => {
  const response = await (await testCompany.as(by)).get('carriers/1/for_broker_portal')
  const { rules_assessment } = (await response.json()) as {
    rules_assessment: { summary: Record<string, object> }
  }
  return rules_assessment.summary[rule]
}

/** The cover of carrier 1 is of 1 November, twenty days before the test day. */
const PASS = { result: 'pass', as_of: '2026-11-01' }
const TOO_OLD = { result: 'incomplete', as_of: '2026-11-01' }

describe('how old facts may be', () => {
  it('a company limits it for itself, and a kind that is left out stays', async () => {
    expect(await read('north')).toEqual(NO_LIMITS)
    expect(await (await set({ registration: 30 })).json()).toEqual({
      fact_ages: { ...NO_LIMITS, registration: 30 },
    })
    await set({ safety: 75 })
    expect(await read('north')).toEqual({ ...NO_LIMITS, registration: 30, safety: 75 })
    expect(await read('south')).toEqual(NO_LIMITS)
  })

  it('a pass on an older fact is incomplete, and says how old it may be', async () => {
    await set({ registration: 20 })
    expect(await finding()).toMatchObject(PASS)
    await set({ registration: 19 })
    expect(await finding()).toMatchObject({ ...TOO_OLD, older_than_days: 19 })
    expect(await finding('bipd_at_least_750000', 'south')).toMatchObject(PASS)
  })

  it('a fact whose day is not on record is too old under a limit', async () => {
    const { db } = testCompany.database
    const cover = db.updateTable('carrier_insurances').where('carrier_id', '=', 1)
    await cover.set({ as_of: null }).execute()
    await set({ registration: 3_650 })
    expect(await finding()).toMatchObject({ result: 'incomplete', as_of: null, older_than_days: 3_650 })
    await cover.set({ as_of: '2026-11-01' }).execute()
  })

  it('a monitored carrier changes its bucket with the limit, and on the day its facts become too old', async () => {
    const { db } = testCompany.database
    await db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify({ bipd_at_least_750000: 2 }) })
      .where('company_id', '=', 1)
      .execute()
    const passing = async () => {
      const found = await (await testCompany.as('north')).get(
        'subscriptions/for_broker_portal?q[rules_assessment_eq]=pass',
      )
      return Number(found.headers.get('totalitems'))
    }
    const before = await passing()
    expect(before).toBeGreaterThan(0)
    await set({ registration: 19 })
    expect(await passing()).toBe(before - 1)
    await set({ registration: 21 })
    expect(await passing()).toBe(before)
    testCompany.clock.move(86_400)
    expect(await passing()).toBe(before)
    testCompany.clock.move(86_400)
    expect(await passing()).toBe(before - 1)
  })

  it('a fact of a listing has the day of its last file, and a later one is a reason to assess carriers again', async () => {
    const { db } = testCompany.database
    const { id } = await db
      .insertInto('federal_listings')
      .values({ kind: 'company-census', as_of: '2026-10-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('carrier_census')
      .set({ as_of: '2026-09-01', status_code: 'A', listing_id: id })
      .where('carrier_id', '=', 1)
      .execute()
    await db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify({ active_operating_status: 2 }) })
      .where('company_id', '=', 1)
      .execute()
    await set({ census: 40 })
    expect(await finding('active_operating_status')).toMatchObject({
      result: 'incomplete',
      as_of: '2026-10-01',
      older_than_days: 40,
    })
    const changes = async (company: number) =>
      (await db.selectFrom('own_carriers').select('changes').where('company_id', '=', company).execute())
        .map(row => row.changes)
        .reduce((sum, one) => sum + one, 0)
    const [limited, unlimited] = [await changes(1), await changes(2)]
    await db.updateTable('federal_listings').set({ as_of: '2026-11-20' }).where('id', '=', id).execute()
    expect(await finding('active_operating_status')).toMatchObject({ result: 'pass', as_of: '2026-11-20' })
    expect(await changes(1)).toBeGreaterThan(limited)
    expect(await changes(2)).toBe(unlimited)
  })

  it('a company sets how long its contacts must be on record, and each of its users is sent it', async () => {
    const sent = async (by: 'north' | 'south' | 'plain') => {
      const answer = await (await testCompany.as(by)).get('refresh_jwt')
      const { user } = (await answer.json()) as { user: { company: { contact_window_days: number | null } } }
      return user.company.contact_window_days
    }
    expect(await sent('north')).toBeNull()
    expect(await (await set({ contacts: 120 })).json()).toEqual({
      fact_ages: { ...NO_LIMITS, contacts: 120 },
    })
    await set({ census: 45 })
    expect(await read('north')).toEqual({ ...NO_LIMITS, census: 45, contacts: 120 })
    expect([await sent('north'), await sent('plain'), await sent('south')]).toEqual([120, 120, null])
    await set({ contacts: null })
    expect([await sent('north'), await read('north')]).toEqual([null, { ...NO_LIMITS, census: 45 }])
  })

  it('a window of contacts is whole days from 7 to 730, set by those who manage users', async () => {
    for (const days of [0, 6, 731, 7.5, '30']) {
      const refused = await set({ contacts: days })
      expect(refused.status).toBe(422)
      expect(JSON.stringify(await refused.json())).toContain('fact_ages.contacts')
    }
    expect(JSON.stringify(await (await set({ contacts: 6 })).json())).toContain(
      'Give a number from 7 to 730.',
    )
    expect((await set({ contacts: 30 }, 'plain')).status).toBe(403)
    expect(await read('north')).toEqual(NO_LIMITS)
  })

  it('limits are whole days from 1 to 3650, set by those who manage users', async () => {
    for (const days of [0, 3_651, 1.5, '30']) expect((await set({ census: days })).status).toBe(422)
    expect((await set({ weather: 30 })).status).toBe(422)
    expect((await set({ census: 30 }, 'plain')).status).toBe(403)
  })
})
