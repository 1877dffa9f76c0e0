import type { Renewed } from '../../../carriers/move-authority-days.ts'
import { type Kysely, sql } from 'kysely'
import { workBeside } from '../../../database/run-in-order.ts'
import type { Schema } from '../../../database/schema.ts'
import { readMany } from '../../../database/read-many.ts'
import type { FileDay } from '../kinds/file-kind.ts'
import { type Columns, names, rowsOf, assignmentsFrom } from '../../../database/rows-of.ts'
import { digestOf, shortDigest, shortKey } from './digest.ts'

/** A table of facts from federal files, one per row, each identified by its carrier and key. */
export interface FactTable {
  readonly table:
    | 'inspections'
    | 'crashes'
    | 'authority_history'
    | 'revocations'
    | 'motus_authorities'
    | 'out_of_service_orders'
    | 'carrier_process_agents'
  /** What is written beside carrier, key, digest and day. */
  readonly columns: Columns
  /** What has 31 bits: keys where an owner has few facts, and digests where these have rank 0 or 1. */
  readonly short?: 'keys' | 'keys and digests'
  /** How values are written, where that is not as they are. */
  storedAs?(values: object): object
  /** The view in which a row has the day of its listing. Undefined: rows stand in none. */
  readonly listedIn?: 'listed_inspections' | 'listed_crashes'
}

/** One fact of a row. */
export interface Fact<Values extends object = Readonly<Record<string, unknown>>> {
  readonly carrierId: number
  readonly key: number
  /** Of two rows of one day with one key, the one with the greater rank wins, wherever it is in the file. */
  readonly rank: number
  readonly values: Values
}

/** The result of writing facts, and the carriers that changed. */
export interface Tally<Values extends object> {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly outdated: number
  /** Whether a fact does not stand as it was given, as another file said otherwise. */
  readonly isOverruled: boolean
  readonly touched: ReadonlySet<number>
  /** The facts that are new, or say something new. */
  readonly written: readonly Fact<Values>[]
  /** The carriers of which nothing but the day of facts changed. */
  readonly renewed: readonly Renewed[]
}

export interface StoredFact extends FileDay {
  readonly digest: number
}

/** By what a fact is found again. */
const keysOf = ({ short }: FactTable, { carrierId, key }: Fact<object>) => ({
  carrier_id: carrierId,
  federal_key: short === undefined ? key : shortKey(key),
})
const nameOf = ({ carrier_id, federal_key }: { readonly carrier_id: number; readonly federal_key: number }) =>
  `${carrier_id} ${federal_key}`

const KEYS = { carrier_id: 'int', federal_key: 'bigint' }

interface StoredRow {
  readonly carrier_id: number
  readonly federal_key: number
  readonly federal_digest: number
  readonly as_of: string
  readonly listing_id: number | null
}
const STORED = ['carrier_id', 'federal_key', 'federal_digest', 'as_of', 'listing_id'] as const

const storedFacts = async (db: Kysely<Schema>, factTable: FactTable, facts: readonly Fact<object>[]) => {
  const { table, listedIn } = factTable
  const requests = facts.map(fact => keysOf(factTable, fact))
  const listing = listedIn === undefined ? sql`null::integer as listing_id` : sql`listing_id`
  const statement = sql<StoredRow>`
    select n.carrier_id, n.federal_key, t.federal_digest, coalesce(t.as_of::text, '') as as_of, t.listing_id
    from ${rowsOf(KEYS, requests)} cross join lateral (
      select federal_digest, as_of, ${listing} from ${sql.table(listedIn ?? table)} as stored
      where stored.carrier_id = n.carrier_id and stored.federal_key = n.federal_key offset 0
    ) as t`
  const rows = await readMany(db, STORED, statement)
  return new Map<string, StoredFact>(
    rows.map(row => [nameOf(row), { digest: row.federal_digest, asOf: row.as_of, listing: row.listing_id }]),
  )
}

export const laterOf = (one: string, other: string) => (one > other ? one : other)

/** Whether a row corrects what another file of its day said of a fact: its first word on it stands. */
export const corrects = (
  { asOf, corrected }: FileDay,
  name: string,
  before: Pick<StoredFact, 'asOf'> | undefined,
): boolean => {
  if (corrected === undefined || corrected.has(name)) return false
  corrected.add(name)
  return before?.asOf === asOf
}

/**
 * How a row of a file changes the stored fact, and whether what it says does not stand afterwards: another file, or a line
 * that stands in another listing, said otherwise. A digest of 0 marks a fact from another file: any row of its own wins.
 */
export const decide = (
  digest: number,
  { asOf, listing, isCorrecting }: FileDay & { readonly isCorrecting: boolean },
  before: StoredFact | undefined,
) => {
  const inForce = (outcome: 'added' | 'changed' | 'renewed' | 'unchanged') => ({
    outcome,
    isOverruled: false,
  })
  if (before === undefined) return inForce('added')
  if (before.digest === 0) return inForce('changed')
  if (isCorrecting && before.digest !== digest) return inForce('changed')
  if (before.digest === digest) {
    const isListed = listing === null || before.listing === listing
    return inForce(before.asOf < asOf || !isListed ? 'renewed' : 'unchanged')
  }
  if (asOf > before.asOf || (asOf === before.asOf && digest > before.digest)) return inForce('changed')
  const isOverruled = before.listing === null || before.listing !== listing
  return { outcome: asOf === before.asOf ? ('unchanged' as const) : ('outdated' as const), isOverruled }
}

/**
 * Writes facts of a day. A fact that is repeated on a later day takes that day and counts as unchanged; one from a
 * later file stays; a row that occurs twice counts once. A fact that is repeated also comes to stand in the listing of the file.
 */
export async function writeFacts<Values extends object>(
  db: Kysely<Schema>,
  factTable: FactTable,
  facts: readonly Fact<Values>[],
  day: FileDay,
): Promise<Tally<Values>> {
  const { table, columns, listedIn, storedAs, short } = factTable
  const listing = listedIn === undefined ? null : day.listing
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
  const touched = new Set<number>()
  const [stored, digested] = await workBeside(storedFacts(db, factTable, facts), () =>
    facts.map(fact => {
      const long = digestOf(fact.values, fact.rank)
      return { fact, digest: short === 'keys and digests' ? shortDigest(long) : long }
    }),
  )
  let isOverruled = false
  const writes = new Map<string, { readonly fact: Fact<Values>; readonly row: object }>()
  const again: object[] = []
  const renewed = new Map<number, Renewed>()
  for (const { fact, digest } of digested) {
    const keys = keysOf(factTable, fact)
    const name = nameOf(keys)
    const before = stored.get(name)
    const isCorrecting = corrects(day, name, before)
    const { outcome, ...decided } = decide(digest, { asOf: day.asOf, listing, isCorrecting }, before)
    isOverruled ||= decided.isOverruled
    counts[outcome === 'renewed' ? 'unchanged' : outcome] += 1
    if (outcome === 'unchanged' || outcome === 'outdated') continue
    touched.add(fact.carrierId)
    const asOf = laterOf(day.asOf, outcome === 'renewed' ? (before?.asOf ?? '') : '')
    stored.set(name, { digest, asOf, listing })
    if (outcome === 'renewed') {
      const { facts: earlier = 0, before: first = before?.asOf } = renewed.get(fact.carrierId) ?? {}
      renewed.set(fact.carrierId, {
        carrier_id: fact.carrierId,
        facts: earlier + 1,
        before: first === before?.asOf ? (first ?? null) : null,
      })
      again.push({ ...keys, as_of: asOf, listing_id: listing })
      continue
    }
    writes.set(name, {
      fact,
      row: {
        ...(storedAs?.(fact.values) ?? fact.values),
        ...keys,
        federal_digest: digest,
        as_of: asOf,
        listing_id: listing,
      },
    })
  }
  const days = { as_of: 'date', ...(listedIn !== undefined && { listing_id: 'int' }) }
  if (again.length > 0)
    await sql`
      update ${sql.table(table)} as t set ${assignmentsFrom('n', days)} from ${rowsOf({ ...KEYS, ...days }, again)}
      where t.carrier_id = n.carrier_id and t.federal_key = n.federal_key`.execute(db)
  if (writes.size > 0) {
    const rows = [...writes.values()].map(({ row }) => row)
    const written = { ...columns, federal_digest: 'bigint', ...days }
    await sql`
      insert into ${sql.table(table)} (carrier_id, federal_key, ${names(written)})
      select carrier_id, federal_key, ${names(written)} from ${rowsOf({ ...KEYS, ...written }, rows)}
      on conflict (carrier_id, federal_key) where federal_key is not null
      do update set ${assignmentsFrom('excluded', written)}`.execute(db)
  }
  for (const { fact } of writes.values()) renewed.delete(fact.carrierId)
  return {
    ...counts,
    isOverruled,
    touched,
    written: [...writes.values()].map(({ fact }) => fact),
    renewed: [...renewed.values()],
  }
}
