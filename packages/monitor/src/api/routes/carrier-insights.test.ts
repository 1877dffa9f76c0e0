import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshAuthority } from '../../carriers/refresh-authority.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  const row = { carrier_id: 1, authority: 'common', action: 'GRANTED' } as const
  await db
    .insertInto('authority_history')
    .values([
      {
        ...row,
        acted_on: '2010-01-01',
        final_action: 'REVOKED',
        final_on: '2016-03-01',
        as_of: '2026-05-01',
      },
      { ...row, acted_on: '2016-05-02', as_of: '2026-05-01' },
    ])
    .execute()
  await refreshAuthority(db, [1])
  await db
    .updateTable('carriers')
    .set({ physical_street: '12 Depot Rd', physical_postal_code: '79101' })
    .where('id', 'in', [2, 3, 5])
    .execute()
  await db
    .updateTable('carriers')
    .set({ physical_street: '12 DEPOT RD. STE 4', physical_postal_code: '79101-0012' })
    .where('id', '=', 3)
    .execute()
  await db
    .updateTable('carriers')
    .set({ physical_street: '12 Depot Rd', physical_postal_code: '79101', physical_country: 'CA' })
    .where('id', '=', 5)
    .execute()
  await db
    .insertInto('carrier_authorities')
    .values({ carrier_id: 3, common: 'N', contract: 'N', broker: 'A', as_of: '2026-11-02' })
    .execute()
})
afterAll(() => testCompany.close())

const bodyOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return await response.json()
}
const names = (rows: readonly { readonly legal_name: string }[]) => rows.map(row => row.legal_name)
const search = 'carriers?q[authority_history_gap]=true&q[broker_authority_nearby]=true'

describe('insights', () => {
  it('an authority gap is reported as found on the day that it ended', async () => {
    const north = await testCompany.as('north')
    expect(await bodyOf(await north.fetch('carriers/1/insights'))).toMatchObject([
      {
        carrier_id: 1,
        is_type: 'authority_history_gap',
        detail: 'No authority from Mar 1, 2016 to May 2, 2016 (62 days)',
        found_on: '2016-05-02',
        as_of: '2026-05-01',
        gap: { from_on: '2016-03-01', to_on: '2016-05-02' },
        broker: null,
      },
    ])
  })

  it('a broker in the same building is reported, whatever its suite or spelling', async () => {
    const north = await testCompany.as('north')
    expect(await bodyOf(await north.fetch('carriers/2/insights'))).toMatchObject([
      {
        is_type: 'broker_authority_nearby',
        detail: 'EAGLE & SONS has broker authority at 12 DEPOT RD. STE 4',
        found_on: '2026-11-02',
        as_of: '2026-11-02',
        gap: null,
        broker: { carrier_id: 3, legal_name: 'EAGLE & SONS', street: '12 DEPOT RD. STE 4' },
      },
    ])
  })

  it.each([
    [3, 'a company that only brokers'],
    [5, 'the same street of another country'],
  ])('carrier %i, of %s, has no insights', async id => {
    const north = await testCompany.as('north')
    expect(await bodyOf(await north.fetch(`carriers/${id}/insights`))).toEqual([])
  })

  it.each([
    ['q[authority_history_gap]=true', ['Eagle Mesa Freight, L.L.C.']],
    ['q[broker_authority_nearby]=true', ['Zion Haul']],
    [
      'q[authority_history_gap]=true&q[broker_authority_nearby]=true',
      ['Eagle Mesa Freight, L.L.C.', 'Zion Haul'],
    ],
    ['q[broker_authority_nearby]=true&q[legal_name_or_dba_name_start]=zion', ['Zion Haul']],
    ['q[broker_authority_nearby]=true&q[legal_name_or_dba_name_start]=dot', []],
    ['q[authority_history_gap]=true&q[identifiers_value_start]=12', ['Eagle Mesa Freight, L.L.C.']],
  ])('insights find carriers by %s', async (query, found) => {
    const north = await testCompany.as('north')
    const response = await north.fetch(`carriers?${query}`)
    expect(names(await bodyOf(response))).toEqual(found)
    expect(response.headers.get('totalitems')).toBe(String(found.length))
  })

  it('insights appear in the rows of a search by insights only', async () => {
    const north = await testCompany.as('north')
    expect(await bodyOf(await north.fetch(search))).toMatchObject([
      {
        id: 1,
        insights: [{ is_type: 'authority_history_gap' }],
        insight_counts: { authority_history_gap: 1, broker_authority_nearby: 0 },
      },
      {
        id: 2,
        insights: [{ is_type: 'broker_authority_nearby' }],
        insight_counts: { authority_history_gap: 0, broker_authority_nearby: 1 },
      },
    ])
    const [other] = await bodyOf(await north.fetch('carriers?q[legal_name_or_dba_name_start]=zion'))
    expect(other).not.toHaveProperty('insights')
  })

  it('a search by insights has 15 rows a page unless more are requested', async () => {
    const { db } = testCompany.database
    const made = await db
      .insertInto('carriers')
      .values(
        Array.from({ length: 16 }, (_, at) => ({
          legal_name: `Gap ${at}`,
          legal_name_key: `GAP${at}`,
          is_census_verified: true,
          source: 'world' as const,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('authority_gaps')
      .values(made.map(({ id }) => ({ carrier_id: id, from_on: '2020-01-01', to_on: '2020-02-01' })))
      .execute()
    const north = await testCompany.as('north')
    const response = await north.fetch(search)
    expect(await bodyOf(response)).toHaveLength(15)
    expect(response.headers.get('totalpages')).toBe('2')
    expect(await bodyOf(await north.fetch(`${search}&per_page=50`))).toHaveLength(18)
    expect(await bodyOf(await north.fetch(`${search}&page=2`))).toHaveLength(3)
  })

  it('insights are forbidden without the plan, the search or the full profile', async () => {
    const request = async (person: Parameters<TestCompany['as']>[0], path: string) =>
      (await testCompany.as(person)).fetch(path)
    for (const path of ['carriers/1/insights', search, 'carriers/suggest?q[authority_history_gap]=true'])
      for (const person of ['unpaid', 'watch', 'ended', 'trucker', 'new'] as const)
        await refusedWithoutChange(testCompany, 403, () => request(person, path))
    await refusedWithoutChange(testCompany, 401, () => testCompany.newBrowser().fetch('carriers/1/insights'))
    await refusedWithoutChange(testCompany, 404, () => request('north', 'carriers/4/insights'))
    await refusedWithoutChange(testCompany, 404, () => request('north', 'carriers/999/insights'))
  })

  it.each([
    'carriers?q[authority_history_gap]=false',
    'carriers?q[authority_history_gap]=1',
    'carriers?q[insight]=true',
    'carriers/global_search?q[authority_history_gap]=true',
    'carriers/1/insights?page=2',
  ])('insights reject the query %s', async path => {
    const north = await testCompany.as('north')
    await refusedWithoutChange(testCompany, 422, () => north.fetch(path))
  })
})
