import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { authorityStatus } from '../rules/authority/authority-status.ts'
import { names, rowsOf, assignmentsFrom } from '../database/rows-of.ts'
import { runInOrder, type Statements } from '../database/run-in-order.ts'
import type { Schema } from '../database/schema.ts'
import { readAuthorityRecords, type StoredAuthorityRecord } from './authority-records.ts'
import { isFormerDocket } from './former-dockets.ts'
import { giveDockets } from './given-dockets.ts'
import { moveAuthorityDays, type Renewal } from './move-authority-days.ts'

/**
 * Recomputes what follows from the files on the authorities of some carriers, docket by docket: the state over all dockets, the
 * gaps, the first day of the unbroken grant and the end of it, a notice of an end, which dockets are former ones, and which
 * went to another carrier. Call it in the transaction that changed any of these files.
 *
 * Choice: of each docket and kind of authority, what the register tells since May 14, 2026 comes before the frozen file, as it
 * does not hold every carrier yet. What the service for one carrier gave stands until a file of a later day.
 * `renewal`: the carriers of which nothing but the day of facts of one file changed.
 *
 * Empty: a carrier whose dockets are not on record keeps the status from another source, and one without a history the dates.
 */
export async function refreshAuthority(
  db: Kysely<Schema>,
  ids: readonly number[],
  renewal?: Renewal,
): Promise<void> {
  if (ids.length === 0) return
  const others = await giveDockets(db, ids)
  const moved = new Set(renewal === undefined ? [] : await moveAuthorityDays(db, renewal))
  const all = [...new Set([...ids.filter(id => !moved.has(id)), ...others])]
  const recordOf = await readAuthorityRecords(db, all)
  await runInOrder(db, writesOf(all, recordOf))
}

const STATE = {
  common: 'text',
  contract: 'text',
  broker: 'text',
  as_of: 'date',
  source_file: 'file_title',
  other_kind: 'text',
  other_terms: 'text',
  in_revocation_on: 'date',
  given_docket: 'text',
  given_to_dot: 'text',
}

const GRANT = {
  granted_on: 'date',
  granted_as_of: 'date',
  granted_source_file: 'file_title',
  ended_on: 'date',
  end_kind: 'text',
  ended_as_of: 'date',
  ended_source_file: 'file_title',
  notice_on: 'date',
  notice_kind: 'text',
  notice_as_of: 'date',
  notice_source_file: 'file_title',
  notice_history: 'file_title',
  notice_read_to: 'date',
}

const columnsOf = (row: string, columns: object): RawBuilder<unknown> =>
  sql.raw(
    Object.keys(columns)
      .map(name => `${row}.${name}`)
      .join(', '),
  )

function* writesOf(
  ids: readonly number[],
  recordOf: (carrierId: number) => StoredAuthorityRecord,
): Statements {
  const records = ids.map(id => ({ carrier_id: id, record: recordOf(id) }))
  const turned = records.flatMap(({ record }) =>
    record.dockets.filter(docket => docket.is_former !== isFormerDocket(docket, record)),
  )
  if (turned.length > 0)
    yield sql`update carrier_identifiers set is_former = not is_former where id = ${anyOf(turned.map(({ id }) => id))}`
  const found = records.map(({ carrier_id, record }) => ({ carrier_id, record, ...authorityStatus(record) }))
  const states = found.flatMap(({ carrier_id, state }) =>
    state === undefined ? [] : [{ carrier_id, ...state }],
  )
  const unstated = found.flatMap(({ carrier_id, state }) => (state === undefined ? [carrier_id] : []))
  if (unstated.length > 0) yield withoutStatus(unstated)
  if (states.length > 0)
    yield sql`
      insert into carrier_authorities as a (carrier_id, ${names(STATE)})
      select carrier_id, ${names(STATE)} from ${rowsOf({ carrier_id: 'int', ...STATE }, states)}
      on conflict (carrier_id) do update set ${assignmentsFrom('excluded', STATE)}
      where (${columnsOf('a', STATE)}) is distinct from (${columnsOf('excluded', STATE)})
        and (a.source_file is distinct from 'QCMobile' or excluded.as_of > a.as_of)`
  const histories = found.filter(
    ({ record: { actions, revocations } }) => actions.length + revocations.length > 0,
  )
  const without = new Set(ids)
  for (const { carrier_id } of histories) without.delete(carrier_id)
  if (without.size > 0) yield withoutGrant([...without])
  const gaps = histories.flatMap(({ carrier_id, gaps: own }) => own.map(gap => ({ carrier_id, ...gap })))
  const rows = rowsOf({ carrier_id: 'int', from_on: 'date', to_on: 'date' }, gaps)
  yield sql`
    delete from authority_gaps as g where carrier_id = ${anyOf(ids)}
      and (carrier_id, from_on, to_on) not in (select carrier_id, from_on, to_on from ${rows})`
  if (gaps.length > 0)
    yield sql`
      insert into authority_gaps (carrier_id, from_on, to_on) select carrier_id, from_on, to_on from ${rows}
      on conflict (carrier_id, from_on) do nothing`
  if (histories.length > 0)
    yield grants(
      histories.map(({ carrier_id, record: { actions }, grant }) => ({
        carrier_id,
        ...grant,
        has_actions: actions.length > 0,
      })),
    )
}

/** The files of which a state may be. */
const STATUS_FILES = ['Motus Carrier', 'Motus AuthHist', 'L&I Carrier']

/** No file has a status of these real carriers any more: it is not on record, and what the history tells stays. */
const withoutStatus = (ids: readonly number[]) =>
  sql`
    update carrier_authorities as a
    set common = null, contract = null, broker = null, source_file = null, as_of = granted_as_of, other_kind = null,
      other_terms = null, in_revocation_on = null, given_docket = null, given_to_dot = null
    from carriers as c
    where a.carrier_id = ${anyOf(ids)} and c.id = a.carrier_id and c.source = 'federal' and a.source_file = any(${sql.val(STATUS_FILES)}::file_title[])`

/** No file has a history of these real carriers any more. Dates from another source stay. */
const withoutGrant = (ids: readonly number[]) =>
  sql`
    update carrier_authorities as a set ${sql.join(Object.keys(GRANT).map(name => sql`${sql.ref(name)} = null`))}
    from carriers as c
    where a.carrier_id = ${anyOf(ids)} and c.id = a.carrier_id and c.source = 'federal'
      and a.granted_source_file is not null`

const { granted_on: _, ...OF_FILE } = GRANT

/**
 * The grant, its end and a notice each have the day and the file that tell them; the state has its own. Without an action a
 * grant from another source stands.
 */
const grants = (rows: readonly object[]) => sql`
  insert into carrier_authorities as a (carrier_id, ${names(GRANT)}, as_of)
  select carrier_id, case when n.has_actions then n.granted_on else coalesce(n.granted_on, known.granted_on) end,
    ${columnsOf('n', OF_FILE)}, n.granted_as_of
  from ${rowsOf({ carrier_id: 'int', ...GRANT, has_actions: 'boolean' }, rows)} left join carrier_authorities as known using (carrier_id)
  on conflict (carrier_id) do update set ${assignmentsFrom('excluded', GRANT)}, as_of = coalesce(a.as_of, excluded.as_of)
  where a.as_of is null or (${columnsOf('a', GRANT)}) is distinct from (${columnsOf('excluded', GRANT)})`
