import { expect, it } from 'vitest'
import { openEmptyDatabase, TEST_DAY } from '../../monitor/database/test-database.ts'
import { seedWorld, worldNamed, worlds } from '../index.ts'

const seeded = async (name: string) => {
  const database = await openEmptyDatabase()
  await seedWorld(database.db, worldNamed(name), { today: TEST_DAY })
  const count = async (table: 'companies' | 'users' | 'carriers' | 'areas' | 'connections') => {
    const { n } = await database.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
  const counts = {
    companies: await count('companies'),
    users: await count('users'),
    carriers: await count('carriers'),
    connections: await count('connections'),
    hasAreas: (await count('areas')) > 1_000,
  }
  const northlake = await database.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirst()
  await database.close()
  return { counts, northlake }
}

it('every world has its own name and a description', () => {
  expect(worlds.map(({ name }) => name)).toEqual([...new Set(worlds.map(({ name }) => name))])
  for (const { description } of worlds) expect(description).toMatch(/^[A-Z].+\.$/)
})

it('the empty world has areas and no users', async () => {
  expect((await seeded('empty')).counts).toEqual({
    companies: 0,
    users: 0,
    carriers: 0,
    connections: 0,
    hasAreas: true,
  })
})

it('a new company has one user, and no relation to any carrier', async () => {
  expect((await seeded('new-company')).counts).toMatchObject({
    companies: 1,
    users: 1,
    carriers: 400,
    connections: 0,
  })
})

it.each([
  ['watchdog', { brand: 'watchdog', can_connect: false, hide_vehicle_search: true }],
  ['expired', { brand: 'main', status: 'subscription_or_trial_expired' }],
  ['limits', { carrier_searches_limit: 25, carrier_searches_count: 25 }],
])('in the world "%s" Northlake is %j', async (name, expected) => {
  const { northlake, counts } = await seeded(name)
  expect(northlake).toMatchObject({ legal_name: 'Northlake Freight Brokers LLC', ...expected })
  expect(counts.connections).toBeGreaterThan(0)
})
