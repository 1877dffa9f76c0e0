import { type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Schema } from '../database/schema.ts'
import { FROZEN_ON } from '../rules/authority/authority-dockets.ts'

/** Facts of a carrier that say the same on a later day. */
export interface Renewed {
  readonly carrier_id: number
  /** How many facts. */
  readonly facts: number
  /** The day that all of them had. Null: several. */
  readonly before: string | null
}

/** What a file of a later day repeats, of carriers of which nothing but the day of its facts changed. */
export interface Renewal {
  readonly file: 'Motus Carrier' | 'Motus AuthHist'
  readonly asOf: string
  readonly renewed: readonly Renewed[]
}

interface File {
  /** Which of the carriers, with the day `before` and the number of facts of each as `n`, have nothing that follows but the day. */
  movable(asOf: string): RawBuilder<unknown>
  /** Moves their day. */
  move(ids: readonly number[], asOf: string): RawBuilder<unknown>
}

/** States are compared with the days of the history as well. Where the frozen file has the deciding one, that keeps its day. */
const STATES: File = {
  movable: asOf => sql`
    (a.source_file = 'Motus Carrier' and a.as_of = n.before or a.source_file = 'L&I Carrier' and a.as_of < n.before)
    and a.in_revocation_on is null and a.given_docket is null
    and (select count(*) = n.facts and bool_and(m.as_of = ${asOf}::date)
      from motus_authorities as m where m.carrier_id = n.carrier_id)
    and not exists (select from carrier_dockets as d where d.carrier_id = n.carrier_id and d.as_of >= n.before offset 0)
    and not exists (select from authority_history as h
      where h.carrier_id = n.carrier_id and greatest(h.acted_on, h.final_on) >= n.before offset 0)
    and not exists (select from carrier_identifiers as i
      where i.carrier_id = n.carrier_id and i.given_to_dot is not null offset 0)
    and not exists (select from published_days as p where p.source_file = 'Motus Carrier' and p.as_of > n.before offset 0)`,
  move: (ids, asOf) => sql`
    update carrier_authorities set as_of = ${asOf}::date
    where carrier_id = ${anyOf(ids)} and source_file = 'Motus Carrier'`,
}

/** Of the frozen history, and older, or of the file itself. */
const isOfHistory = (file: string, day: string) =>
  sql.raw(
    `(a.${file} = 'L&I AuthHist' and a.${day} < n.before or a.${file} = 'Motus AuthHist' and a.${day} = n.before)`,
  )
const dayOf = (file: string, day: string, asOf: string) =>
  sql`${sql.ref(day)} = case when ${sql.ref(file)} = 'Motus AuthHist' then ${asOf}::date else ${sql.ref(day)} end`

/** Changes have the day of the grant and of the end that they tell, and decide whether a notice is open: where none is, none will be. */
const HISTORY: File = {
  movable: asOf => sql`
    a.as_of is not null and a.notice_on is null and ${isOfHistory('granted_source_file', 'granted_as_of')}
    and (a.ended_source_file is null or ${isOfHistory('ended_source_file', 'ended_as_of')})
    and (select count(*) filter (where h.source_file = 'Motus AuthHist') = n.facts
        and bool_and(case when h.source_file = 'Motus AuthHist' then h.as_of = ${asOf}::date else h.as_of < n.before end)
      from authority_history as h where h.carrier_id = n.carrier_id)`,
  move: (ids, asOf) => sql`
    update carrier_authorities set ${dayOf('granted_source_file', 'granted_as_of', asOf)},
      ${dayOf('ended_source_file', 'ended_as_of', asOf)}
    where carrier_id = ${anyOf(ids)} and 'Motus AuthHist' in (granted_source_file, ended_source_file)`,
}

const FILES = { 'Motus Carrier': STATES, 'Motus AuthHist': HISTORY }

/**
 * Moves the days of what follows from facts of which nothing but the day changed, where nothing else can follow: all facts of the
 * file had one day, which was the last of all days that it is compared with, and have a later one now, so that they are in the
 * order in which they were. Gives the carriers of which that is so.
 *
 * `offset 0`: planned by itself, for each of them by its index.
 */
export async function moveAuthorityDays(
  db: Kysely<Schema>,
  { file, asOf, renewed }: Renewal,
): Promise<readonly number[]> {
  const { movable, move } = FILES[file]
  const later = renewed.filter(({ before }) => before !== null && before > FROZEN_ON)
  if (later.length === 0) return []
  const { rows } = await sql<{ carrier_id: number }>`
    select n.carrier_id from ${rowsOf({ carrier_id: 'int', facts: 'int', before: 'date' }, later)}
    cross join lateral (select * from carrier_authorities as own where own.carrier_id = n.carrier_id offset 0) as a
    where ${movable(asOf)}`.execute(db)
  const ids = rows.map(row => row.carrier_id)
  if (ids.length > 0) await move(ids, asOf).execute(db)
  return ids
}
