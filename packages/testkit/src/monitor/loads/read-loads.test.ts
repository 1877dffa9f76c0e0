import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmptyDatabase } from '../database/test-database.ts'
import { pageOf } from '../http/paging.ts'
import { wireTeams } from '../teams/read-teams.ts'
import { addLoad } from '../testing/freight.ts'
import { seedTestCompany, TEST_NOW } from '../testing/test-company.ts'
import { narrowed } from './load-filters.ts'
import { LOAD_TABS } from './load-tabs.ts'
import { ownLoads, wireLoads } from './read-loads.ts'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await seedTestCompany(database.db)
  for (let made = 0; made < 20; made += 1)
    await addLoad(database.db, { status: made % 5 === 0 ? 'delivered' : 'progress' })
})
afterAll(() => database.close())

/** The database, and how many statements went to it. */
const counting = () => {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: database.db.withPlugin(plugin), statements: () => statements }
}

it.each(LOAD_TABS)(
  'a page of the load tab %s takes at most three statements, however many loads it has',
  async tab => {
    const { db, statements } = counting()
    const page = { page: 1, per_page: 50 }
    const { rows } = await pageOf(narrowed(ownLoads(db, 1), { tab_eq: tab }, TEST_NOW), page)
    await wireLoads(db, rows)
    expect(statements()).toBeLessThanOrEqual(3)
  },
)

it('a page of teams reads its members in one statement', async () => {
  const { db } = database
  const rows = await db
    .insertInto('teams')
    .values(['A', 'B', 'C'].map(name => ({ company_id: 1, name })))
    .returningAll()
    .execute()
  const counted = counting()
  expect(await wireTeams(counted.db, rows)).toHaveLength(3)
  expect(counted.statements()).toBe(1)
})
