import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'

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
  await db.updateTable('carriers').set({ phone: '+13125550100' }).where('id', '=', 1).execute()
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
  expect(rows).toContainEqual(expect.objectContaining({ subject: 'phone', was: '+18065550100' }))
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
