import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly target: string
  /** The column of the target. */
  readonly key: string
}

const OF_CARRIERS = [
  ...[
    'carrier_identifiers',
    'carrier_contacts',
    'carrier_census',
    'carrier_safety',
    'carrier_safety_to_count',
  ],
  ...['carrier_dockets', 'carrier_authorities', 'authority_history', 'revocations', 'carrier_insurances'],
  ...['inspections', 'carrier_basic_measures', 'carrier_vehicles'],
]

/** What the database does not check row by row, as an import adds most of these: see `database/baseline/carriers.ts`. */
export const UNCHECKED: readonly ForeignKey[] = [
  ...OF_CARRIERS.map(table => ({ table, column: 'carrier_id', target: 'carriers', key: 'id' })),
  { table: 'carrier_vehicles', column: 'vehicle_id', target: 'vehicles', key: 'id' },
  {
    table: 'insurance_certificate_requests',
    column: 'insurance_policy_id',
    target: 'carrier_insurances',
    key: 'id',
  },
]

/** The foreign keys of the database; each has one column. */
export const foreignKeys = async (db: Kysely<Schema>): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", own.attname::text as "column",
      confrelid::regclass::text as target, theirs.attname::text as key
    from pg_constraint
    join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f'`.execute(db)
  return [...rows, ...UNCHECKED]
}

/** Tables sorted so that each comes after those it references. */
export const inOrderOfReference = async <Table extends string>(
  db: Kysely<Schema>,
  tables: readonly Table[],
): Promise<readonly Table[]> => {
  const keys = await foreignKeys(db)
  const seen = new Set<string>()
  const placed: string[] = []
  const place = (table: string): void => {
    if (seen.has(table)) return
    seen.add(table)
    for (const key of keys) if (key.table === table) place(key.target)
    placed.push(table)
  }
  for (const table of tables.toSorted()) place(table)
  const wanted = new Set<string>(tables)
  return placed.filter((table): table is Table => wanted.has(table))
}
