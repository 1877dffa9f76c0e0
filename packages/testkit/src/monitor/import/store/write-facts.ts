import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Columns, names, rowsOf, takenFrom } from './columns.ts'
import { digestOf } from './digest.ts'

/** A table of facts from federal files, one per row, each identified by its carrier and key. */
export interface FactTable {
  readonly table:
    | 'inspections'
    | 'inspection_violations'
    | 'crashes'
    | 'authority_history'
    | 'revocations'
    | 'motus_authorities'
    | 'out_of_service_orders'
    | 'carrier_process_agents'
  /** What is written beside carrier, key, digest and day. */
  readonly columns: Columns
}

/** One fact of a row. */
export interface Fact<Values extends object = Readonly<Record<string, unknown>>> {
  readonly carrierId: number
  readonly key: string
  /** Of two rows of one day with one key, the one with the greater rank wins, wherever it is in the file. */
  readonly rank: string
  readonly values: Values
}

/** The result of writing facts, and the carriers that changed. */
export interface Tally<Values extends object> {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly outdated: number
  readonly touched: ReadonlySet<number>
  /** The facts that are new, or say something new. */
  readonly written: readonly Fact<Values>[]
}

interface Readiness {
  readonly digest: string
  readonly asOf: string
}

const markOf = ({ rank, values }: Pick<Fact<object>, 'rank' | 'values'>) => `${rank} ${digestOf(values)}`
const nameOf = ({ carrierId, key }: Pick<Fact<object>, 'carrierId' | 'key'>) => `${carrierId} ${key}`

const KEYS = { carrier_id: 'int', federal_key: 'text' }

const storedFacts = async (db: Kysely<Schema>, table: string, facts: readonly Fact<object>[]) => {
  const requests = facts.map(({ carrierId, key }) => ({ carrier_id: carrierId, federal_key: key }))
  const { rows } = await sql<{
    carrier_id: number
    federal_key: string
    federal_digest: string
    as_of: string
  }>`
    select carrier_id, federal_key, t.federal_digest, coalesce(t.as_of::text, '') as as_of
    from ${rowsOf(KEYS, requests)} cross join lateral (
      select federal_digest, as_of from ${sql.table(table)} as stored
      where stored.carrier_id = n.carrier_id and stored.federal_key = n.federal_key offset 0
    ) as t`.execute(db)
  return new Map<string, Readiness>(
    rows.map(row => [
      nameOf({ carrierId: row.carrier_id, key: row.federal_key }),
      { digest: row.federal_digest, asOf: row.as_of },
    ]),
  )
}

/**
 * How a row of a day changes the stored fact. An empty digest marks a fact from another file: any row of its own wins.
 */
const decide = (digest: string, asOf: string, before: Readiness | undefined) => {
  if (before === undefined) return 'added'
  if (before.digest === '') return 'changed'
  if (before.digest === digest) return before.asOf < asOf ? 'renewed' : 'unchanged'
  if (asOf === before.asOf) return digest > before.digest ? 'changed' : 'unchanged'
  return asOf > before.asOf ? 'changed' : 'outdated'
}

/**
 * Writes facts of a day. A fact that is repeated on a later day takes that day and counts as unchanged; one from a
 * later file stays; a row that occurs twice counts once.
 */
export async function writeFacts<Values extends object>(
  db: Kysely<Schema>,
  { table, columns }: FactTable,
  facts: readonly Fact<Values>[],
  asOf: string,
): Promise<Tally<Values>> {
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
  const touched = new Set<number>()
  const stored = await storedFacts(db, table, facts)
  const writes = new Map<string, { readonly fact: Fact<Values>; readonly row: object }>()
  const again: object[] = []
  for (const fact of facts) {
    const name = nameOf(fact)
    const digest = markOf(fact)
    const outcome = decide(digest, asOf, stored.get(name))
    counts[outcome === 'renewed' ? 'unchanged' : outcome] += 1
    if (outcome === 'unchanged' || outcome === 'outdated') continue
    touched.add(fact.carrierId)
    stored.set(name, { digest, asOf })
    if (outcome === 'renewed') {
      again.push({ carrier_id: fact.carrierId, federal_key: fact.key })
      continue
    }
    writes.set(name, {
      fact,
      row: {
        ...fact.values,
        carrier_id: fact.carrierId,
        federal_key: fact.key,
        federal_digest: digest,
        as_of: asOf,
      },
    })
  }
  if (again.length > 0)
    await sql`
      update ${sql.table(table)} as t set as_of = ${asOf}::date from ${rowsOf(KEYS, again)}
      where t.carrier_id = n.carrier_id and t.federal_key = n.federal_key`.execute(db)
  if (writes.size > 0) {
    const rows = [...writes.values()].map(({ row }) => row)
    const written = { ...columns, federal_digest: 'text', as_of: 'date' }
    await sql`
      insert into ${sql.table(table)} (carrier_id, federal_key, ${names(written)})
      select carrier_id, federal_key, ${names(written)} from ${rowsOf({ ...KEYS, ...written }, rows)}
      on conflict (carrier_id, federal_key) where federal_key is not null
      do update set ${takenFrom('excluded', written)}`.execute(db)
  }
  return { ...counts, touched, written: [...writes.values()].map(({ fact }) => fact) }
}
