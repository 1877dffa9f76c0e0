import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { digestedDecision } from './decision-digests.ts'
import { foreignKeys } from './foreign-keys.ts'
import type { WorldRows } from './world.ts'

type Identifier = NonNullable<WorldRows['carrier_identifiers']>[number]

/** Columns that hold a carrier's id without a foreign key that says so. */
const UNDECLARED = [
  'companies.carrier_id',
  'users.requested_carrier_id',
  'decision_records.carrier_id',
  'audit_entry_carriers.carrier_id',
]

/** Every column that holds a carrier's id. */
const carrierColumns = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> =>
  new Set([
    'carriers.id',
    ...UNDECLARED,
    ...(await foreignKeys(db)).flatMap(({ table, column, target }) =>
      target === 'carriers' ? [`${table}.${column}`] : [],
    ),
  ])

/** Ids are shifted by multiples of this, so that the last digits still identify a carrier of a world. */
const ID_STEP = 1_000

/** Identifier types that must be unique, or a search would show an invented carrier. */
const ONE_CARRIER_EACH: ReadonlySet<string> = new Set(['DOT', 'MC', 'MX', 'FF'])

const nameOf = ({ is_type, value_key }: { is_type: string; value_key: string }) => `${is_type} ${value_key}`

const moved = (row: object, by: number, isCarrier: (column: string) => boolean): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      isCarrier(column) && typeof value === 'number' ? value + by : value,
    ]),
  )

type Decision = NonNullable<WorldRows['decision_records']>[number]

/** A decision about the shifted carrier: its text names the carrier too, and its digests fit that text. */
const movedDecision = (row: Decision, by: number): Decision => {
  const general = JSON.parse(row.general) as { readonly carrier_id: number }
  const safety = JSON.parse(row.safety) as object
  return {
    ...row,
    ...digestedDecision({ general: { ...general, carrier_id: general.carrier_id + by }, safety }),
  }
}

/** Which of these identifiers already exist in the database. */
const usedAmong = async (
  db: Kysely<Schema>,
  numbers: readonly Identifier[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ is_type: string; value_key: string }>`
    select distinct is_type, value_key from carrier_identifiers
    join json_to_recordset(${JSON.stringify(numbers)}::json) as asked (is_type text, value_key text)
    using (is_type, value_key)`.execute(db)
  return new Set(rows.map(nameOf))
}

/** Replaces each identifier that is taken by the next one that is free in the database and in the world. */
const freeNumbers = async (
  db: Kysely<Schema>,
  all: readonly Identifier[],
): Promise<readonly Identifier[]> => {
  const own = new Set(all.map(nameOf))
  const resolved = [...all]
  let open = [...all.keys()].filter(place => ONE_CARRIER_EACH.has(all[place]?.is_type ?? ''))
  while (open.length > 0) {
    const requests = open.flatMap(place => resolved[place] ?? [])
    const used = await usedAmong(db, requests)
    open = open.filter(place => used.has(nameOf(resolved[place] as Identifier)))
    for (const place of open) {
      const number = resolved[place] as Identifier
      let next = Number(number.value_key) + 1
      while (own.has(`${number.is_type} ${next}`)) next += 1
      own.add(`${number.is_type} ${next}`)
      resolved[place] = { ...number, value: String(next), value_key: String(next) }
    }
  }
  return resolved
}

/**
 * A world's rows with ids and identifiers that do not collide with carriers in the database, as after an import before
 * the first start. References to the carriers are shifted along.
 *
 * Empty: without carriers in the database the rows are unchanged, with ids from 1.
 */
export const withFreeIds = async (db: Kysely<Schema>, world: WorldRows): Promise<WorldRows> => {
  const { last } = await db
    .selectFrom('carriers')
    .select(eb => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  if (last === null) return world
  const by = Math.ceil(last / ID_STEP) * ID_STEP
  const rows = {
    ...world,
    carrier_identifiers: await freeNumbers(db, world.carrier_identifiers ?? []),
    decision_records: (world.decision_records ?? []).map(row => movedDecision(row, by)),
  }
  const columns = await carrierColumns(db)
  return Object.fromEntries(
    Object.entries(rows).map(([table, those]) => [
      table,
      those.map(row => moved(row, by, column => columns.has(`${table}.${column}`))),
    ]),
  ) as WorldRows
}
