import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await testCompany.database.db
    .insertInto('classifications')
    .values([
      { company_id: null, explicit_classification_id: null },
      { company_id: null, explicit_classification_id: 1, is_by_broker_election: true },
      { company_id: 1, explicit_classification_id: 2, is_active: false, is_by_broker_election: true },
    ])
    .execute()
})
afterAll(() => testCompany.close())

const listed = async (query = '') => {
  const response = await (await testCompany.as('north')).get(`classifications${query}`)
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}

describe('classifications', () => {
  it("classifications are the company's own and the shared ones with their kind of freight, highest id first", async () => {
    const { body, headers } = await listed()
    expect(headers.get('totalitems')).toBe('4')
    expect(body).toEqual([
      {
        id: 5,
        company_id: 1,
        is_active: false,
        is_by_broker_election: true,
        explicit_classification: { id: 2, name: 'Flatbed' },
      },
      {
        id: 4,
        company_id: null,
        is_active: true,
        is_by_broker_election: true,
        explicit_classification: { id: 1, name: 'Reefer' },
      },
      {
        id: 3,
        company_id: null,
        is_active: true,
        is_by_broker_election: false,
        explicit_classification: null,
      },
      {
        id: 1,
        company_id: 1,
        is_active: true,
        is_by_broker_election: false,
        explicit_classification: { id: 1, name: 'Reefer' },
      },
    ])
  })

  it.each([
    ['q[company_id_eq]=1', [5, 1]],
    ['q[is_active_eq]=false', [5]],
    ['q[is_by_broker_election_eq]=true', [5, 4]],
    ['q[is_active_eq]=true&q[is_by_broker_election_eq]=true', [4]],
    ['page=2&per_page=3', [1]],
  ])('classifications queried with %s are %j', async (query, ids) => {
    const { body } = await listed(`?${query}`)
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['q[company_id_eq]=2', 404],
    ['q[company_id_eq]=999', 404],
    ['q[company_id_eq]=x', 422],
    ['q[is_active_eq]=yes', 422],
    ['q[explicit_classification_id_eq]=1', 422],
    ['q[s]=id%20asc', 422],
    ['per_page=51', 422],
  ])('classifications queried with %s are rejected with %i', async (query, status) => {
    expect((await listed(`?${query}`)).status).toBe(status)
  })

  it.each([
    ['ended', 403],
    ['trucker', 403],
    ['new', 403],
  ] as const)('classifications are forbidden to %s', async (person, status) => {
    expect((await (await testCompany.as(person)).get('classifications')).status).toBe(status)
  })

  it('classifications reject a visitor', async () => {
    expect((await testCompany.newBrowser().get('classifications')).status).toBe(401)
  })

  it("shared classifications, like the company's own, use the rules of the company", async () => {
    const north = await testCompany.as('north')
    expect((await north.get('rules/is_types?classification_id=4')).status).toBe(200)
    expect((await north.get('rules/is_types?classification_id=2')).status).toBe(404)
  })
})
