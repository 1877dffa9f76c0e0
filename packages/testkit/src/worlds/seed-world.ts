import { type Kysely, sql } from 'kysely'
import type { Schema } from '../monitor/database/schema.ts'
import { besideOthers } from './step-aside.ts'
import type { World, WorldRows } from './world.ts'

/** Each table after those it points to. */
const TABLES = [
  'companies',
  'users',
  'feature_flags',
  'carriers',
  'carrier_identifiers',
  'carrier_census',
  'carrier_equipment',
  'carrier_contacts',
  'carrier_authorities',
  'carrier_insurances',
  'carrier_safety',
  'carrier_facts',
  'classifications',
  'rule_sets',
  'uploaded_files',
  'rule_overrides',
  'subscriptions',
  'connections',
  'identity_alerts',
  'areas',
] as const satisfies readonly (keyof Schema)[]

const BATCH_ROWS = 4_000

/**
 * Puts a world into a database: all of it or nothing, and once. Says whether it did.
 *
 * Carriers that are there already stay as they are: the world steps aside.
 *
 * Empty: a database that has this world already is left as it is, also when the day has moved on.
 */
export const seedWorld = async (
  db: Kysely<Schema>,
  world: World,
  { today }: { readonly today: string },
): Promise<{ readonly seeded: boolean }> => {
  const known = await db
    .selectFrom('seeded_worlds')
    .select('name')
    .where('name', '=', world.name)
    .executeTakeFirst()
  if (known !== undefined) return { seeded: false }
  const rows = await besideOthers(db, await world.build(today))
  await db.transaction().execute(async trx => {
    await trx.insertInto('seeded_worlds').values({ name: world.name, today }).execute()
    await insertRows(trx, rows)
  })
  // Statistics and the map of visible pages, without which the first searches would plan badly.
  await sql`vacuum (analyze)`.execute(db)
  return { seeded: true }
}

/** Inserts rows in batches of one statement each, then moves the id counters behind what was inserted. */
export const insertRows = async (db: Kysely<Schema>, world: WorldRows): Promise<void> => {
  for (const table of TABLES) {
    const rows: readonly object[] = world[table] ?? []
    const first = rows[0]
    if (first === undefined) continue
    const columns = sql.join(Object.keys(first).map(name => sql.ref(name)))
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      const batch = JSON.stringify(rows.slice(from, from + BATCH_ROWS))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)
      `.execute(db)
    }
    if ('id' in first) await moveCounter(db, table)
  }
}

const moveCounter = (db: Kysely<Schema>, table: string) =>
  sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(db)
