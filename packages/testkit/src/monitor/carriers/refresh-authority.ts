import { type Kysely, sql } from 'kysely'
import { newestDay } from '../assessment/calendar.ts'
import { type AuthorityRecord, authorityGaps, grantedOn } from '../database/authority-periods.ts'
import type { Schema } from '../database/schema.ts'
import { allOfEach } from './read-records.ts'

const recordsOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const those = sql<number>`any(${sql.val(ids)}::int[])`
  const actions = await db
    .selectFrom('authority_history')
    .select(['carrier_id', 'authority', 'action', 'acted_on', 'final_action', 'final_on', 'as_of'])
    .where('carrier_id', '=', those)
    .execute()
  const revocations = await db
    .selectFrom('revocations')
    .select(['carrier_id', 'authority', 'served_on', 'effective_on'])
    .where('carrier_id', '=', those)
    .execute()
  return { actions: allOfEach(actions), revocations: allOfEach(revocations) }
}

/**
 * Recomputes what is derived from the authority history of some carriers: the gaps, and the first day of the unbroken
 * grant. The only writer of both; call it in the transaction that changed the history.
 *
 * Empty: a carrier without a history keeps the date from another source.
 */
export async function refreshAuthority(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { actions, revocations } = await recordsOf(db, ids)
  const records = ids.map(id => {
    const record: AuthorityRecord = { actions: actions.get(id) ?? [], revocations: revocations.get(id) ?? [] }
    return { id, record }
  })
  const gaps = records.flatMap(({ id, record }) =>
    authorityGaps(record).map(gap => ({ carrier_id: id, ...gap })),
  )
  const those = sql`any(${sql.val(ids)}::int[])`
  const rows = sql`json_to_recordset(${JSON.stringify(gaps)}::json) as n(carrier_id int, from_on date, to_on date)`
  await sql`
    delete from authority_gaps as g where carrier_id = ${those}
      and (carrier_id, from_on, to_on) not in (select carrier_id, from_on, to_on from ${rows})`.execute(db)
  await sql`
    insert into authority_gaps (carrier_id, from_on, to_on) select carrier_id, from_on, to_on from ${rows}
    on conflict (carrier_id, from_on) do nothing`.execute(db)
  await writeStatuses(db, ids)
  await writeGrants(
    db,
    records
      .filter(({ record }) => record.actions.length > 0)
      .map(({ id, record }) => ({
        carrier_id: id,
        granted_on: grantedOn(record),
        as_of: newestDay(actions.get(id) ?? []),
      })),
  )
}

/**
 * The status of each authority over all dockets of a carrier: active if any is active, else inactive if any is.
 *
 * Empty: a carrier whose dockets are not on record keeps the status from another source.
 */
const writeStatuses = (db: Kysely<Schema>, ids: readonly number[]) =>
  sql`
    insert into carrier_authorities (carrier_id, common, contract, broker, as_of)
    select carrier_id, min(common), min(contract), min(broker), max(as_of) from carrier_dockets
    where as_of is not null and carrier_id = any(${sql.val(ids)}::int[]) group by carrier_id
    on conflict (carrier_id) do update set common = excluded.common, contract = excluded.contract,
      broker = excluded.broker, as_of = excluded.as_of`.execute(db)

/**
 * Choice: when the history and the status of an authority have different dates, the row gets the earlier one, so that
 * no fact looks newer than it is.
 */
async function writeGrants(
  db: Kysely<Schema>,
  grants: readonly {
    readonly carrier_id: number
    readonly granted_on: string | null
    readonly as_of: string | null
  }[],
): Promise<void> {
  if (grants.length === 0) return
  await sql`
    insert into carrier_authorities (carrier_id, granted_on, as_of)
    select carrier_id, granted_on, as_of
    from json_to_recordset(${JSON.stringify(grants)}::json) as n(carrier_id int, granted_on date, as_of date)
    on conflict (carrier_id) do update set granted_on = excluded.granted_on,
      as_of = least(carrier_authorities.as_of, excluded.as_of)`.execute(db)
}
