import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '../../http/paging.ts'
import { wireTeams } from '../../company/teams/read-teams.ts'
import { addLoad, addTruck } from '../../testing/freight.ts'
import { findActor } from '../../http/session/find-actor.ts'
import type { Actor } from '../../http/session/actor.ts'
import { SESSION_COOKIE, startSession } from '../../http/session/sessions.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { TEST_NOW } from '../../testing/test-company.ts'
import { narrowed } from './load-filters.ts'
import { LOAD_TABS } from './load-tabs.ts'
import { ownLoads, wireLoads } from './read-loads.ts'

let testCompany: TestCompany
let actor: Actor
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { database, monitor } = testCompany
  const { services } = monitor
  const { token } = await startSession(services, 1)
  const headers = { cookie: `${SESSION_COOKIE}=${token}` }
  actor = (await findActor(services, new Request('http://monitor.example/', { headers }))) as Actor
  const truck = await addTruck(database.db, 1)
  for (let made = 0; made < 20; made += 1)
    await addLoad(database.db, {
      status: made % 5 === 0 ? 'delivered' : 'progress',
      carrier_vehicle_id: made % 2 === 0 ? truck : null,
    })
})
afterAll(() => testCompany.close())

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
  return { db: testCompany.database.db.withPlugin(plugin), statements: () => statements }
}

it.each(LOAD_TABS)(
  'a page of the load tab %s takes at most a dozen statements, however many loads it has',
  async tab => {
    const { db, statements } = counting()
    const page = { page: 1, per_page: 50 }
    const { rows } = await pageOf(narrowed(ownLoads(db, 1), { tab_eq: tab }, TEST_NOW), page)
    await wireLoads({ ...testCompany.monitor.services, db }, actor, rows)
    expect(statements()).toBeLessThanOrEqual(12)
  },
)

it('a page of teams reads its members in one statement', async () => {
  const { db } = testCompany.database
  const rows = await db
    .insertInto('teams')
    .values(['A', 'B', 'C'].map(name => ({ company_id: 1, name })))
    .returningAll()
    .execute()
  const counted = counting()
  expect(await wireTeams(counted.db, rows)).toHaveLength(3)
  expect(counted.statements()).toBe(1)
})
