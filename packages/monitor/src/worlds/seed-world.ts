import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { inOrderOfReference } from './foreign-keys.ts'
import { countedBefore, recordRows } from './moving/record-rows.ts'
import { type TableColumns, timeColumns } from './moving/time-columns.ts'
import { withFreeIds } from './with-free-ids.ts'
import type { World, WorldRows } from './world.ts'

/**
 * The rows with every instant that the database would otherwise set to now(): the start of the day, so that rows depend
 * on the day only.
 */
const stampedRows = (rows: WorldRows, columns: ReadonlyMap<string, TableColumns>, today: string): WorldRows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, those]) => {
      const stamped = columns.get(table)?.stamped ?? []
      const stamps = Object.fromEntries(stamped.map(column => [column, `${today}T00:00:00.000Z`]))
      return [table, stamped.length === 0 ? those : those.map(row => ({ ...stamps, ...row }))]
    }),
  ) as WorldRows

const BATCH_ROWS = 4_000

/**
 * Skips foreign keys and triggers until the transaction ends, which halves the time of seeding a world. Triggers that
 * compute something from inserted rows always run; a test finds no reference to a missing row.
 *
 * Choice: on a server only a superuser can do so. For anyone else everything is checked as usual.
 */
const skipChecks = (db: Kysely<Schema>) =>
  sql`select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`.execute(
    db,
  )

/**
 * Seeds a database with a world, completely or not at all, and once. Returns whether it did.
 *
 * Existing carriers are left unchanged: the world takes other ids and identifiers. Its rows are recorded, so that
 * `moveWorlds` can move them with the day.
 *
 * Empty: a database that has this world already is left unchanged, even on a later day.
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
  const columns = await timeColumns(db)
  const rows = stampedRows(await withFreeIds(db, await world.build(today)), columns, today)
  await db.transaction().execute(async trx => {
    await skipChecks(trx)
    const before = await countedBefore(trx, Object.keys(rows), columns)
    await trx.insertInto('seeded_worlds').values({ name: world.name, today }).execute()
    await insertRows(trx, rows)
    await recordRows(trx, world.name, before)
  })
  // The first searches need statistics and the visibility map.
  await sql`vacuum (analyze)`.execute(db)
  return { seeded: true }
}

/** The rows of a table grouped by their columns. */
const byColumns = (rows: readonly object[]): readonly (readonly object[])[] => {
  const groups = new Map<string, object[]>()
  for (const row of rows) {
    const columns = Object.keys(row).join()
    const group = groups.get(columns)
    if (group === undefined) groups.set(columns, [row])
    else group.push(row)
  }
  return [...groups.values()]
}

/** Bytes as text for JSON. It does not handle a Buffer, which worlds do not use. */
const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value

const insertTable = async (db: Kysely<Schema>, table: string, rows: readonly object[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(name => sql.ref(name)))
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH_ROWS), bytesAsText)
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)
    `.execute(db)
  }
  if ('id' in (rows[0] ?? {})) await moveCounter(db, table)
}

/** Inserts rows in batches of one statement each, then sets the id sequences after them. */
export const insertRows = async (db: Kysely<Schema>, world: WorldRows): Promise<void> => {
  for (const table of await inOrderOfReference(db, Object.keys(world) as (keyof WorldRows)[]))
    for (const rows of byColumns(world[table] ?? [])) await insertTable(db, table, rows)
}

const moveCounter = (db: Kysely<Schema>, table: string) =>
  sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(db)
