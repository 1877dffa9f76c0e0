import { type Kysely, sql } from 'kysely'
import { IDENTIFIER_VALUE } from '../../carriers/identifier-value.ts'
import type { Schema } from '../../database/schema.ts'
import type { Cell } from './csv.ts'

/** The carrier columns of every report. */
export const CARRIER_COLUMNS = ['Carrier', 'Doing business as', 'DOT', 'MC', 'City', 'State'] as const

export interface CarrierCells {
  readonly legal_name: string | null
  readonly dba_name: string | null
  readonly dot: string | null
  readonly mc: string | null
  readonly physical_city: string | null
  readonly physical_state: string | null
}

const numberOf = (type: 'DOT' | 'MC') => sql<string | null>`(
  select ${IDENTIFIER_VALUE} from carrier_identifiers i where i.carrier_id = carriers.id and i.is_type = ${type} order by i.id limit 1)`

/** The selection of these columns, for a query with `carriers`. */
export const carrierSelection = [
  'carriers.legal_name',
  'carriers.dba_name',
  'carriers.physical_city',
  'carriers.physical_state',
  numberOf('DOT').as('dot'),
  numberOf('MC').as('mc'),
] as const

/** The cells of these columns. */
export const carrierCells = (row: CarrierCells): readonly Cell[] => [
  row.legal_name,
  row.dba_name,
  row.dot,
  row.mc,
  row.physical_city,
  row.physical_state,
]

/** How many rows of a table a company has. */
export const countOf = async (
  db: Kysely<Schema>,
  table: 'subscriptions' | 'connections' | 'rule_overrides' | 'identity_alerts' | 'users',
  companyId: number,
): Promise<number> => {
  const column = table === 'connections' ? 'issuer_id' : 'company_id'
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${companyId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
