import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Schema } from '../database/schema.ts'
import { rowsOf, takenFrom } from '../import/store/columns.ts'
import type { Filing } from './same-policy.ts'
import { type FiledDocket, type Settled, settleFilings } from './settle-filings.ts'

/** What follows for a filing from all of its carrier, with the types of the columns. */
export const SETTLED = {
  cancelled_on: 'date',
  has_ended: 'boolean',
  end_kind: 'text',
  ended_source_file: 'file_title',
  ended_as_of: 'date',
  is_pending: 'boolean',
  unconfirmed: 'text',
  unconfirmed_on: 'date',
}
const NAMES = Object.keys(SETTLED) as readonly (keyof Settled)[]

interface StoredFiling extends Filing, Settled {
  readonly carrier_id: number
  readonly id: number
}

/** The filings of some carriers, and what the service for one carrier gave. */
const readStored = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<StoredFiling>`
    select i.carrier_id, i.id, i.federal_key, i.kind, i.is_primary, i.policy_number, n.name as insurer, i.amount, i.effective_on,
      i.transacted_on, i.docket, i.other_dockets, i.listed_cancelled_on, i.listed_as_of, i.motus_as_of, i.unlisted_on,
      i.history_cancelled_on, i.history_kind, i.history_file, i.history_as_of, i.source_file, coalesce(i.as_of::text, '') as as_of,
      ${sql.join(NAMES.map(name => sql.ref(`i.${name}`)))}
    from carrier_insurances as i left join insurers as n on n.id = i.insurer_id
    where i.carrier_id = ${anyOf(ids)} and (i.federal_key is not null or i.source_file = 'QCMobile')`.execute(
    db,
  )
  return rows
}

/** The dockets of some carriers that say something against a filing: another carrier has them now, or no policy is on file. */
const readDockets = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<FiledDocket & { readonly carrier_id: number }>`
    select d.carrier_id, d.docket, d.policies_removed_as_of, d.bipd_on_file, d.is_cargo_on_file, d.as_of,
      g.docket is not null as is_given_away
    from carrier_dockets as d left join (
      select carrier_id, is_type || value_key as docket from carrier_identifiers
      where carrier_id = ${anyOf(ids)} and given_to_dot is not null
    ) as g using (carrier_id, docket)
    where d.carrier_id = ${anyOf(ids)} and (g.docket is not null or d.policies_removed_as_of is not null
      or d.bipd_on_file = 0 or d.is_cargo_on_file = false)`.execute(db)
  return rows
}

const byCarrier = <T extends { readonly carrier_id: number }>(rows: readonly T[]) => {
  const of = new Map<number, T[]>()
  for (const row of rows) {
    const known = of.get(row.carrier_id)
    if (known === undefined) of.set(row.carrier_id, [row])
    else known.push(row)
  }
  return of
}

/** The filings of some carriers of which something else follows now from all of the carrier: see `settleFilings`. */
export async function resettled<T extends Filing & Partial<Settled> & { readonly carrier_id: number }>(
  db: Kysely<Schema>,
  stored: readonly T[],
): Promise<readonly (T & Settled)[]> {
  const filingsOf = byCarrier(stored)
  if (filingsOf.size === 0) return []
  const dockets = byCarrier(await readDockets(db, [...filingsOf.keys()]))
  return [...filingsOf].flatMap(([carrierId, filings]) => {
    const own = new Map((dockets.get(carrierId) ?? []).map(row => [row.docket, row]))
    const settled = settleFilings(filings, own)
    return filings.flatMap(filing => {
      const next = settled.get(filing)
      return next !== undefined && NAMES.some(name => filing[name] !== next[name])
        ? [{ ...filing, ...next }]
        : []
    })
  })
}

/**
 * Brings up to date what follows from all filings of some carriers. Call it in the transaction that changed something else that
 * they follow from. Policies without a filing are left unchanged.
 */
export async function refreshInsurance(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await writeSettled(db, await resettled(db, await readStored(db, ids)))
}

/** Writes what follows for stored filings. */
export async function writeSettled(
  db: Kysely<Schema>,
  changed: readonly (Settled & { readonly carrier_id: number; readonly id: number })[],
): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update carrier_insurances as i set ${takenFrom('n', SETTLED)}
    from ${rowsOf({ carrier_id: 'int', id: 'int', ...SETTLED }, changed)}
    where i.carrier_id = n.carrier_id and i.id = n.id`.execute(db)
}

/** Settles the filings of some of the carriers that wait for it, and returns how many. */
export async function settleSomeInsurance(db: Kysely<Schema>, limit: number): Promise<number> {
  const { rows } = await sql<{ carrier_id: number }>`
    delete from carrier_insurances_to_settle where carrier_id in (
      select carrier_id from carrier_insurances_to_settle order by carrier_id limit ${sql.lit(limit)}
    ) returning carrier_id`.execute(db)
  const ids = rows.map(row => row.carrier_id)
  await refreshInsurance(db, ids)
  return ids.length
}
