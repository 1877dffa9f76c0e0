import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { readMany } from '../../database/read-many.ts'
import { rowsOf, assignmentsFrom } from '../../database/rows-of.ts'
import type { Schema } from '../../database/schema.ts'
import type { Filing } from './same-policy.ts'
import { type Resolved, resolveFilings } from './resolve-filings.ts'
import type { FiledDocket } from './why-unconfirmed.ts'

/** What follows for a filing from all of its carrier, with the types of the columns. */
export const RESOLVED = {
  cancelled_on: 'date',
  has_ended: 'boolean',
  end_kind: 'text',
  ended_source_file: 'file_title',
  ended_as_of: 'date',
  is_pending: 'boolean',
  unconfirmed: 'text',
  unconfirmed_on: 'date',
}
const NAMES = Object.keys(RESOLVED) as readonly (keyof Resolved)[]

interface StoredFiling extends Filing, Resolved {
  readonly carrier_id: number
  readonly id: number
}

const STORED = [
  ...(['carrier_id', 'id', 'federal_key', 'kind', 'is_primary', 'policy_number', 'amount'] as const),
  ...(['effective_on', 'transacted_on', 'docket', 'other_dockets', 'listed_cancelled_on'] as const),
  ...(['listed_as_of', 'motus_as_of', 'unlisted_on', 'history_cancelled_on', 'history_kind'] as const),
  ...(['history_file', 'history_as_of', 'source_file'] as const),
  ...NAMES,
]

/** The filings of some carriers, and what the service for one carrier gave. */
const readStored = (db: Kysely<Schema>, ids: readonly number[]) =>
  readMany(
    db,
    [...STORED, 'insurer', 'as_of'],
    sql<StoredFiling>`
      select ${sql.join(STORED.map(name => sql.ref(`i.${name}`)))}, n.name as insurer, coalesce(i.as_of::text, '') as as_of
      from carrier_insurances as i left join insurers as n on n.id = i.insurer_id
      where i.carrier_id = ${anyOf(ids)} and (i.federal_key is not null or i.source_file = 'QCMobile')`,
  )

/** The dockets of some carriers that say something against a filing: another carrier has them now, or no policy is on file. */
const readDockets = (db: Kysely<Schema>, ids: readonly number[]) =>
  readMany(
    db,
    [
      'carrier_id',
      'docket',
      'policies_removed_as_of',
      'bipd_on_file',
      'is_cargo_on_file',
      'as_of',
      'is_given_away',
    ],
    sql<FiledDocket & { readonly carrier_id: number }>`
      select d.carrier_id, d.docket, d.policies_removed_as_of, d.bipd_on_file, d.is_cargo_on_file, d.as_of,
        g.docket is not null as is_given_away
      from carrier_dockets as d left join (
        select carrier_id, is_type || value_key as docket from carrier_identifiers
        where carrier_id = ${anyOf(ids)} and given_to_dot is not null
      ) as g using (carrier_id, docket)
      where d.carrier_id = ${anyOf(ids)} and (g.docket is not null or d.policies_removed_as_of is not null
        or d.bipd_on_file = 0 or d.is_cargo_on_file = false)`,
  )

const byCarrier = <T extends { readonly carrier_id: number }>(rows: Iterable<T>) => {
  const of = new Map<number, T[]>()
  for (const row of rows) {
    const known = of.get(row.carrier_id)
    if (known === undefined) of.set(row.carrier_id, [row])
    else known.push(row)
  }
  return of
}

const NO_DOCKETS: ReadonlyMap<string, FiledDocket> = new Map()

/** The filings of some carriers of which something else follows now from all of the carrier, and what: see `resolveFilings`. */
export async function changedResolutions<
  T extends Filing & Partial<Resolved> & { readonly carrier_id: number },
>(db: Kysely<Schema>, stored: Iterable<T>): Promise<ReadonlyMap<T, Resolved>> {
  const changed = new Map<T, Resolved>()
  const filingsOf = byCarrier(stored)
  if (filingsOf.size === 0) return changed
  const docketsOf = byCarrier(await readDockets(db, [...filingsOf.keys()]))
  for (const [carrierId, filings] of filingsOf) {
    const dockets = docketsOf.get(carrierId)
    const own = dockets === undefined ? NO_DOCKETS : new Map(dockets.map(row => [row.docket, row]))
    const resolved = resolveFilings(filings, own)
    for (const filing of filings) {
      const next = resolved.get(filing)
      if (next !== undefined && NAMES.some(name => filing[name] !== next[name])) changed.set(filing, next)
    }
  }
  return changed
}

/**
 * Brings up to date what follows from all filings of some carriers. Call it in the transaction that changed something else that
 * they follow from. Policies without a filing are left unchanged.
 */
export async function refreshInsurance(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await writeResolved(db, await changedResolutions(db, await readStored(db, ids)))
}

/** Writes what follows for stored filings. */
export async function writeResolved(
  db: Kysely<Schema>,
  resolved: Iterable<readonly [filing: { readonly carrier_id: number; readonly id: number }, Resolved]>,
): Promise<void> {
  const changed = Array.from(resolved, ([{ carrier_id, id }, next]) => ({ carrier_id, id, ...next }))
  if (changed.length === 0) return
  await sql`
    update carrier_insurances as i set ${assignmentsFrom('n', RESOLVED)}
    from ${rowsOf({ carrier_id: 'int', id: 'int', ...RESOLVED }, changed)}
    where i.carrier_id = n.carrier_id and i.id = n.id`.execute(db)
}
