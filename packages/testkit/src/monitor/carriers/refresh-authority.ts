import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { newestDay } from '../assessment/calendar.ts'
import {
  type GrantSources,
  type GrantStatus,
  authorityGaps,
  grantSources,
  grantStatus,
} from '../database/authority-periods.ts'
import type { AuthorityRecord } from '../database/authority-turns.ts'
import { runInOrder, type Statements } from '../database/run-in-order.ts'
import type { Schema } from '../database/schema.ts'
import { rowsOf } from '../import/store/columns.ts'
import { allOfEach } from './read-records.ts'

/** Of a history without a day, no end lies ahead. */
const LASTS = '9999-12-31'

const recordsOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const those = anyOf(ids)
  const actions = await db
    .selectFrom('authority_history')
    .select(['carrier_id', 'docket', 'authority', 'action', 'acted_on', 'final_action', 'final_on'])
    .select(['reason', 'source_file', 'as_of'])
    .where('carrier_id', '=', those)
    .execute()
  const revocations = await db
    .selectFrom('revocations')
    .select([
      'carrier_id',
      'docket',
      'authority',
      'kind',
      'served_on',
      'effective_on',
      'source_file',
      'as_of',
    ])
    .where('carrier_id', '=', those)
    .execute()
  return { actions, revocations }
}

/**
 * Recomputes what follows from the state of the authorities of some carriers: the state over all of their dockets, and which
 * dockets are former ones. Call it in the transaction that changed the dockets or the authorities.
 */
export async function refreshAuthorityStates(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await runInOrder(db, [statuses(ids), withoutStatus(ids), former(ids)])
}

/**
 * Recomputes what follows from the history of authority and the revocations of some carriers: the gaps, the first day of the
 * unbroken grant and the end of it, and which dockets are former ones. Call it in the transaction that changed that history.
 *
 * Empty: a carrier without a history keeps the dates from another source.
 */
export async function refreshAuthorityHistory(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await runInOrder(db, writesOf(ids, await recordsOf(db, ids)))
}

/** Dockets need none of the records, which are read through while a server marks them. */
function* writesOf(ids: readonly number[], read: Awaited<ReturnType<typeof recordsOf>>): Statements {
  yield former(ids)
  const actions = allOfEach(read.actions)
  const revocations = allOfEach(read.revocations)
  const records = ids.map(id => {
    const record: AuthorityRecord = { actions: actions.get(id) ?? [], revocations: revocations.get(id) ?? [] }
    return { id, record }
  })
  const gaps = records.flatMap(({ id, record }) =>
    authorityGaps(record).map(gap => ({ carrier_id: id, ...gap })),
  )
  const rows = rowsOf({ carrier_id: 'int', from_on: 'date', to_on: 'date' }, gaps)
  yield sql`
    delete from authority_gaps as g where carrier_id = ${anyOf(ids)}
      and (carrier_id, from_on, to_on) not in (select carrier_id, from_on, to_on from ${rows})`
  yield sql`
    insert into authority_gaps (carrier_id, from_on, to_on) select carrier_id, from_on, to_on from ${rows}
    on conflict (carrier_id, from_on) do nothing`
  yield* grants(
    records.flatMap(({ id, record }) => {
      const sources = [...(actions.get(id) ?? []), ...(revocations.get(id) ?? [])]
      const day = newestDay(sources)
      if (sources.length === 0) return []
      const status = grantStatus(record, day ?? LASTS)
      return [{ carrier_id: id, ...status, ...grantSources(record, status) }]
    }),
  )
}

/**
 * The status of each authority over all dockets of a carrier: active if any is active, else inactive if any is.
 *
 * Choice: what the register tells since 14 May 2026 comes before the frozen file, authority by authority, as it does not
 * hold every carrier yet; it no longer tells common and contract authority apart. Authority to carry household goods
 * alone counts as authority to carry only where there is no other.
 * What the service for one carrier gave stands until a file of a later day.
 * Empty: a carrier whose dockets are not on record keeps the status from another source.
 */
const statuses = (ids: readonly number[]) =>
  sql`
    insert into carrier_authorities as a (carrier_id, common, contract, broker, as_of, source_file)
    select carrier_id, coalesce(m.carries, l.common),
      case when m.carries is null then l.contract else 'N' end,
      coalesce(m.broker, l.broker),
      case when m.carries is not null or l.as_of is null then m.as_of else l.as_of end,
      (case when m.carries is not null or l.as_of is null then 'Motus Carrier' else 'L&I Carrier' end)::file_title
    from (
      select carrier_id, max(as_of) as as_of, min(status) filter (where authority = 'broker') as broker,
        coalesce(min(status) filter (where authority = 'common'),
          min(status) filter (where authority = 'household')) as carries
      from motus_authorities where carrier_id = ${anyOf(ids)} group by carrier_id
    ) as m
    full join (
      select carrier_id, min(common) as common, min(contract) as contract, min(broker) as broker, max(as_of) as as_of
      from carrier_dockets
      where as_of is not null and carrier_id = ${anyOf(ids)} group by carrier_id
    ) as l using (carrier_id)
    on conflict (carrier_id) do update set common = excluded.common, contract = excluded.contract,
      broker = excluded.broker, as_of = excluded.as_of, source_file = excluded.source_file
    where (a.common, a.contract, a.broker, a.as_of, a.source_file) is distinct from
      (excluded.common, excluded.contract, excluded.broker, excluded.as_of, excluded.source_file)
      and (a.source_file is distinct from 'QCMobile' or excluded.as_of > a.as_of)`

/** The files that `statuses` reads. */
const STATUS_FILES = ['Motus Carrier', 'L&I Carrier']

/** No file has a status of these carriers any more: it is not on record, and what the history tells stays. */
const withoutStatus = (ids: readonly number[]) =>
  sql`
    update carrier_authorities as a
    set common = null, contract = null, broker = null, source_file = null, as_of = granted_as_of
    where a.carrier_id = ${anyOf(ids)} and a.source_file = any(${sql.val(STATUS_FILES)}::file_title[])
      and not exists (select from motus_authorities as m where m.carrier_id = a.carrier_id)
      and not exists (select from carrier_dockets as d where d.carrier_id = a.carrier_id and d.as_of is not null)`

const GRANT = {
  carrier_id: 'int',
  granted_on: 'date',
  ended_on: 'date',
  end_kind: 'text',
  granted_as_of: 'date',
  granted_source_file: 'file_title',
  ended_as_of: 'date',
  ended_source_file: 'file_title',
}

const OF_GRANT = Object.keys(GRANT).filter(name => name !== 'carrier_id')
const columnsOf = (row: string) => sql.raw(OF_GRANT.map(name => `${row}.${name}`).join(', '))

/** The grant and its end each have the day and the file that tell them; the state has its own. */
function* grants(
  rows: readonly (GrantStatus & GrantSources & { readonly carrier_id: number })[],
): Statements {
  if (rows.length === 0) return
  yield sql`
    insert into carrier_authorities as a (carrier_id, ${sql.raw(OF_GRANT.join(', '))}, as_of)
    select carrier_id, ${columnsOf('n')}, granted_as_of from ${rowsOf(GRANT, rows)}
    on conflict (carrier_id) do update set
      granted_on = case when excluded.granted_on is null and not exists (
          select from authority_history as h where h.carrier_id = excluded.carrier_id)
        then a.granted_on else excluded.granted_on end,
      ended_on = excluded.ended_on, end_kind = excluded.end_kind, granted_as_of = excluded.granted_as_of,
      granted_source_file = excluded.granted_source_file, ended_as_of = excluded.ended_as_of,
      ended_source_file = excluded.ended_source_file, as_of = coalesce(a.as_of, excluded.as_of)
    where a.as_of is null or excluded.granted_on is null
      or (${columnsOf('a')}) is distinct from (${columnsOf('excluded')})`
}

/** A docket is a former one where its authorities are known, and none is active. */
const former = (ids: readonly number[]) =>
  sql`
    update carrier_identifiers as own set is_former = not is_former
    where own.carrier_id = ${anyOf(ids)} and own.is_type in ('MC', 'MX', 'FF') and is_former <> coalesce(
      (select bool_and(m.status is distinct from 'A') from motus_authorities as m
        where m.carrier_id = own.carrier_id and m.docket = own.is_type || own.value_key),
      (select 'A' not in (coalesce(d.common, ''), coalesce(d.contract, ''), coalesce(d.broker, ''))
        from carrier_dockets as d
        where d.carrier_id = own.carrier_id and d.docket = own.is_type || own.value_key and d.as_of is not null),
      (select (array_agg(h.ends order by h.on_day desc, h.ends))[1] from (
        select coalesce(final_on, acted_on) as on_day,
          coalesce(final_action, action) ~ '(REVOKED|REVOCATION|INACTIVE)$'
            and coalesce(final_action, '') !~ '^DISCONTINUED' as ends
        from authority_history as a
        where a.carrier_id = own.carrier_id and a.docket = own.is_type || own.value_key) as h),
      false)`
