import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { inOrderOfReference } from '../foreign-keys.ts'
import { type TableColumns, timeColumns } from './time-columns.ts'

/** 2080-01-01 means indefinite, so it is not moved. Source: section 4, "Indefinite override". */
const FOR_EVER = '2080-01-01'
/** More than the days between any two dates of a world, to move rows out of the way of unique dates. */
const FAR_DAYS = 400_000

interface Range {
  readonly table_name: keyof Schema
  readonly key_column: string
  readonly first_key: number
  readonly last_key: number
}

interface OutdatedWorld {
  readonly name: string
  readonly days: number
}

const outdatedWorlds = async (db: Kysely<Schema>, today: string): Promise<readonly OutdatedWorld[]> => {
  const { rows } = await sql<OutdatedWorld>`
    select name, ${today}::date - today as days from seeded_worlds
    where today < ${today} and exists (select from seeded_world_rows where world = name)`.execute(db)
  return rows
}

const laterDate = (column: RawBuilder<unknown>, days: number) =>
  sql`${column} = case when ${column} = ${FOR_EVER} then ${column} else ${column} + ${days}::integer end`

// In hours, as a day of the session's time zone may be longer or shorter.
const laterInstant = (column: RawBuilder<unknown>, days: number) =>
  sql`${column} = ${column} + make_interval(hours => ${days * 24}::integer)`

/**
 * The instants of a world are whole minutes, which the monitor's clock never gives. A row with another instant was
 * written later and is left unchanged.
 */
const asBrought = (instants: readonly string[]) =>
  instants.length === 0
    ? sql`true`
    : sql.join(
        instants.map(
          one => sql`(${sql.ref(one)} is null or ${sql.ref(one)} = date_trunc('minute', ${sql.ref(one)}))`,
        ),
        sql` and `,
      )

const shift = async (
  db: Kysely<Schema>,
  { table_name, key_column, first_key, last_key }: Range,
  { dates, instants }: TableColumns,
  days: number,
): Promise<void> => {
  const key = sql.ref(key_column)
  await sql`
    update ${sql.table(table_name)} set ${sql.join([
      ...dates.map(column => laterDate(sql.ref(column), days)),
      ...instants.map(column => laterInstant(sql.ref(column), days)),
    ])}
    where ${key} between ${first_key} and ${last_key} and ${asBrought(instants)}`.execute(db)
}

const moveWorld = async (db: Kysely<Schema>, { name, days }: OutdatedWorld): Promise<readonly string[]> => {
  const { rows } = await sql<Range>`
    select table_name, key_column, first_key, last_key from seeded_world_rows where world = ${name}`.execute(
    db,
  )
  const columns = await timeColumns(db)
  const ranges = new Map(rows.map(range => [range.table_name, range]))
  // In this order, as the trigger of a packet updates its connection, which has to come first.
  const tables = await inOrderOfReference(db, [...ranges.keys()])
  for (const table of tables) {
    const [range, known] = [ranges.get(table), columns.get(table)]
    if (range === undefined || known === undefined) continue
    if (known.isUniqueInTime) {
      await shift(db, range, known, FAR_DAYS)
      await shift(db, range, known, days - FAR_DAYS)
    } else await shift(db, range, known, days)
  }
  return tables
}

/**
 * Moves every date and instant of the seeded worlds by the days that have passed since, in one transaction, so that a
 * world that was seeded yesterday looks as if it was seeded today. Later writes and imported carriers are left
 * unchanged, and so are decision records, which nothing changes. Returns whether rows were moved.
 *
 * Choice: of several processes one moves the rows; the others, and one that would have to wait for a write, leave it
 * for the next time, so that a user's write never fails because of it.
 *
 * Empty: a world of today or of a later day is left unchanged.
 */
export const moveWorlds = async (
  db: Kysely<Schema>,
  today: string,
): Promise<'nothing' | 'moved' | 'busy'> => {
  if ((await outdatedWorlds(db, today)).length === 0) return 'nothing'
  const moved = await db.transaction().execute(async trx => {
    const { rows } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('fairhaul moves worlds')) as is_ours`.execute(trx)
    if (rows[0]?.is_ours !== true) return null
    // Shorter than the deadlock timeout of the server, so that the earlier writer wins.
    await sql`set local lock_timeout = '500ms'`.execute(trx)
    // What is only moved has not changed: it is not recorded.
    await sql`set local fairhaul.moves_worlds = 'on'`.execute(trx)
    const tables = new Set<string>()
    for (const world of await outdatedWorlds(trx, today)) {
      for (const table of await moveWorld(trx, world)) tables.add(table)
      await trx.updateTable('seeded_worlds').set({ today }).where('name', '=', world.name).execute()
    }
    return tables
  })
  if (moved === null) return 'busy'
  if (moved.size > 0) await sql`vacuum (analyze) ${sql.join([...moved].map(sql.table))}`.execute(db)
  return 'moved'
}
