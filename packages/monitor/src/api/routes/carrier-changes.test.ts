import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

interface Row {
  readonly kind: string
  readonly subject: string
  readonly was: string | null
  readonly now: string | null
}

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await db.updateTable('carrier_authorities').set({ common: 'I' }).where('carrier_id', '=', 1).execute()
  await db.updateTable('carrier_safety').set({ rating: 'U' }).where('carrier_id', '=', 1).execute()
  for (const phone of ['+13125550100', '+13125550101'])
    await db.updateTable('carriers').set({ phone }).where('id', '=', 1).execute()
  const override = { company_id: 1, carrier_id: 1, user_id: 1, is_active: true }
  await db
    .insertInto('rule_overrides')
    .values([
      { ...override, is_type: 'bipd_at_least_750000', expiration_date: '2080-01-01' },
      { ...override, is_type: 'cargo_at_least_100000', expiration_date: '2026-11-25' },
    ])
    .execute()
  await db
    .updateTable('rule_overrides')
    .set({ is_active: false })
    .where('is_type', '=', 'bipd_at_least_750000')
    .execute()
  await db
    .insertInto('connections')
    .values({ issuer_id: 1, carrier_id: 1, status: 'onboarded' })
    .onConflict(one => one.doNothing())
    .execute()
  await db.updateTable('connections').set({ is_dismissed: true }).where('carrier_id', '=', 1).execute()
  const policy = {
    carrier_id: 1,
    kind: 'cargo',
    insurer: 'Tidewell Surety',
    amount: 100_000,
    effective_on: '2026-01-02',
    expires_on: '2026-11-02',
  } as const
  await db
    .insertInto('carrier_insurances')
    .values([
      { ...policy, policy_number: 'TW-100 200', source: 'filing' },
      { ...policy, policy_number: 'tw100200', insurer: 'TIDEWELL', source: 'certificate' },
      { ...policy, policy_number: 'TW-300', source: 'certificate' },
    ])
    .execute()
  // As facts are seen at the time of the database, which may be later than that of the test.
  testCompany.clock.move(400 * 86_400)
})
afterAll(() => testCompany.close())

const changes = async (person: 'north' | 'unsafe' | 'south' | 'watch', query = '') => {
  const response = await (await testCompany.as(person)).get(`carriers/1/changes?limit=50${query}`)
  return response.status === 200 ? ((await response.json()) as { changes: Row[] }).changes : response.status
}
const subjects = (rows: Row[] | number) =>
  typeof rows === 'number' ? rows : rows.map(({ subject }) => subject)

it('changes of authority, safety and contacts are listed with what they were', async () => {
  const rows = await changes('north')
  expect(rows).toContainEqual(expect.objectContaining({ subject: 'common', was: 'A', now: 'I' }))
  expect(rows).toContainEqual(expect.objectContaining({ subject: 'rating', was: 'C', now: 'U' }))
})

it('a change of a contact has the value that followed, and the newest one that of today', async () => {
  expect((await changes('north', '&kind=contact')) as Row[]).toMatchObject([
    { subject: 'phone', was: '+13125550100', now: '+13125550101' },
    { subject: 'phone', was: '+18065550100', now: '+13125550100' },
  ])
})

it('an override that was ended, and one that expired, are listed with their beginnings', async () => {
  const rows = (await changes('north', '&kind=override')) as Row[]
  const bySubject = (name: string) => rows.filter(({ subject }) => subject === name).map(({ now }) => now)
  expect(new Set(bySubject('bipd_at_least_750000'))).toEqual(new Set(['2080-01-01', 'false']))
  expect(new Set(bySubject('cargo_at_least_100000'))).toEqual(new Set(['2026-11-25', 'expired']))
})

it('a carrier that no connection was ever made with, set to do not dispatch, leaves a change, once', async () => {
  const north = await testCompany.as('north')
  await testCompany.database.db.deleteFrom('connections').where('carrier_id', '=', 2).execute()
  for (let times = 0; times < 2; times++)
    await north.call('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=2', {
      status: 'do_not_dispatch',
    })
  const rows = async (person: 'north' | 'south') => {
    const response = await (await testCompany.as(person)).get('carriers/2/changes?limit=50&kind=connection')
    return ((await response.json()) as { changes: Row[] }).changes.filter(
      ({ subject }) => subject === 'status',
    )
  }
  expect(await rows('north')).toMatchObject([{ was: null, now: 'do_not_dispatch' }])
  expect(await rows('south')).toEqual([])
})

it('a dismissed connection is a change of the company that dismissed it', async () => {
  expect(await changes('north', '&kind=connection')).toContainEqual(
    expect.objectContaining({ subject: 'is_dismissed', was: 'false', now: 'true' }),
  )
  expect(subjects(await changes('south', '&kind=connection'))).not.toContain('is_dismissed')
})

it('a policy that two sources report is listed once, as the filing has it, and another one beside it', async () => {
  const rows = (await changes('north', '&kind=insurance')) as (Row & { source: string })[]
  const sources = (subject: string) =>
    rows
      .filter(row => row.subject === subject)
      .map(({ source }) => source)
      .toSorted()
  const both = ['Certificate of insurance', 'FMCSA licensing and insurance']
  expect(sources('cargo_began')).toEqual(both)
  expect(sources('cargo_ended')).toEqual(both)
})

it('what was done to an authority is listed once, with its file; a discontinued revocation is not', async () => {
  const { db } = testCompany.database
  const action = { carrier_id: 3, authority: 'common', docket: 'MC3', source_file: 'L&I AuthHist' } as const
  const ended = { action: 'INVOLUNTARY REVOCATION' }
  await db
    .insertInto('authority_history')
    .values([
      {
        ...action,
        ...ended,
        acted_on: '2023-12-20',
        final_action: 'INVOLUNTARY REVOCATION',
        final_on: '2024-01-29',
      },
      {
        ...action,
        ...ended,
        acted_on: '2026-03-01',
        final_action: 'DISCONTINUED REVOCATION',
        final_on: '2026-03-20',
      },
      { ...action, action: 'INACTIVE', acted_on: '2026-11-03', source_file: 'Motus AuthHist' },
    ])
    .execute()
  const notice = {
    carrier_id: 3,
    authority: 'common',
    docket: 'MC3',
    kind: 'INVOLUNTARY REVOCATION',
  } as const
  await db
    .insertInto('revocations')
    .values([
      { ...notice, served_on: '2023-12-20', effective_on: '2024-01-29', source_file: 'L&I Revocation' },
      { ...notice, served_on: '2026-03-01', effective_on: '2026-04-05', source_file: 'L&I Revocation' },
      { ...notice, served_on: '2026-10-01', effective_on: '2026-11-01', source_file: 'Motus RevokeSuspend' },
    ])
    .execute()
  const response = await (await testCompany.as('north')).get('carriers/3/changes?limit=50&kind=authority')
  const { changes } = (await response.json()) as { changes: (Row & { on: string; source: string })[] }
  expect(changes.filter(({ on }) => on > '2023').map(({ on, now, source }) => [on, now, source])).toEqual([
    ['2026-11-03', 'inactive', 'Motus AuthHist'],
    ['2024-01-29', 'involuntary', 'L&I AuthHist'],
  ])
})

it('an out-of-service order is a change on its day, and so is its rescission', async () => {
  const { db } = testCompany.database
  const order = { carrier_id: 2, reason: null, as_of: '2026-11-19', federal_digest: 0 }
  await db
    .insertInto('out_of_service_orders')
    .values([
      { ...order, federal_key: 1, ordered_on: '2024-01-02', rescinded_on: '2024-02-20' },
      // It ends while the other is in force, so it lifts nothing.
      { ...order, federal_key: 3, ordered_on: '2024-01-10', rescinded_on: '2024-02-10' },
      { ...order, federal_key: 2, ordered_on: '2026-11-02', rescinded_on: null },
    ])
    .execute()
  const response = await (await testCompany.as('north')).get('carriers/2/changes?limit=50&kind=safety')
  const { changes } = (await response.json()) as { changes: (Row & { on: string; source: string })[] }
  expect(changes.map(({ on, subject, now, source }) => [on, subject, now, source])).toEqual([
    ['2026-11-02', 'out_of_service', 'true', 'Out of Service Orders'],
    ['2024-02-20', 'out_of_service', 'false', 'Out of Service Orders'],
    ['2024-01-10', 'out_of_service', 'true', 'Out of Service Orders'],
    ['2024-01-02', 'out_of_service', 'true', 'Out of Service Orders'],
  ])
})

it('a filed policy is of the file that has it', async () => {
  const { db } = testCompany.database
  const filed = { carrier_id: 2, kind: 'bipd', source: 'filing', effective_on: '2026-06-01' } as const
  await db
    .insertInto('carrier_insurances')
    .values([
      { ...filed, policy_number: 'A1', source_file: 'Motus Insur' },
      { ...filed, policy_number: 'A2', source_file: 'ActPendInsur' },
    ])
    .execute()
  const response = await (await testCompany.as('north')).get('carriers/2/changes?limit=50&kind=insurance')
  const { changes } = (await response.json()) as { changes: (Row & { on: string; source: string })[] }
  expect(
    changes
      .filter(({ on }) => on === '2026-06-01')
      .map(({ source }) => source)
      .toSorted(),
  ).toEqual(['L&I ActPendInsur', 'Motus Insur'])
})

it('changes of one kind are the only ones of a list by kind', async () => {
  expect(subjects(await changes('north', '&kind=safety'))).toEqual(['rating'])
})

it('changes of safety are left out for someone who may not see safety data', async () => {
  expect(subjects(await changes('unsafe'))).not.toContain('rating')
  expect(await changes('unsafe', '&kind=safety')).toEqual([])
})

it('a user of the short profile sees none, and a missing carrier has none', async () => {
  expect(await changes('watch')).toBe(403)
  expect((await (await testCompany.as('north')).get('carriers/999/changes')).status).toBe(404)
})
