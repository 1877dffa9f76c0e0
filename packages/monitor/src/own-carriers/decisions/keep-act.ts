import { type Kysely, sql, type Transaction } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { isShownFullProfile } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { fullName } from '../../http/session/full-name.ts'
import { today } from '../../kernel/clock.ts'
import { assessAll } from './assess-now.ts'
import { decidedNow, insertDecisions } from './keep-decision.ts'
import type { Assessed } from './wire-decision.ts'

/** The acts that keep a record without being requested, with what the record then says. */
const ACTS = {
  onboarded: 'Kept when the carrier was marked as onboarded.',
  do_not_dispatch: 'Kept when the carrier was marked do not dispatch.',
  override: 'Kept when a rule was overridden.',
  load: 'Kept when a truck of the carrier was put on a load.',
} as const

type ActKind = keyof typeof ACTS

/** Keeps the record in the transaction of its act. Returns its id; null: none was kept, or the user may not see it. */
export type KeepAct = (trx: Transaction<Schema>, note: string | null) => Promise<number | null>

/** Keeps the records of an act on those carriers that it changed. Returns their ids by carrier. */
export type KeepActs = (
  trx: Transaction<Schema>,
  note: string | null,
  carrierIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/**
 * The records of an act on some carriers: they are assessed before the act, in a transaction that sees one state, and the
 * records are written by the act's own transaction, so that all are kept or none.
 *
 * Choice: at most one record a day for one carrier, company and kind of act. A second such act that day adds itself to
 * that record: who, when and the note. The day is the company's. Empty: none of a carrier that is not on record.
 */
export async function recordsOfAct(
  services: Services,
  actor: Actor,
  { carrierIds, act }: { readonly carrierIds: readonly number[]; readonly act: ActKind },
): Promise<KeepActs> {
  const day = today(services.clock)
  const ofDay = async (db: Kysely<Schema>, ids: readonly number[]) => {
    const found = await db
      .selectFrom('decision_records')
      .select(['carrier_id', 'id'])
      .where('company_id', '=', companyOf(actor))
      .where('carrier_id', '=', anyOf(ids))
      .where('act', '=', act)
      .where('act_day', '=', day)
      .execute()
    return new Map(found.map(({ carrier_id, id }) => [carrier_id, id]))
  }
  const known = await ofDay(services.db, carrierIds)
  const missing = carrierIds.filter(id => !known.has(id))
  const assessed =
    missing.length === 0
      ? new Map<number, Assessed>()
      : await services.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(trx => assessAll({ ...services, db: trx }, actor, missing))
  return async (trx, note, changed) => {
    const decisions = changed.flatMap(carrierId => {
      const now = assessed.get(carrierId)
      const decided = decidedNow(services, actor, { carrierId, message: ACTS[act] })
      return now === undefined ? [] : [{ decided, assessed: now, loadReasons: null }]
    })
    await insertDecisions(trx, decisions, services.clock.now(), { act, act_day: day })
    const ids = await ofDay(trx, changed)
    if (ids.size > 0)
      await sql`
        insert into decision_acts (decision_record_id, user_id, user_name, made_at, note)
        select id, ${actor.user.id}::int, ${fullName(actor.user)}::text,
          ${services.clock.now().toISOString()}::text, ${note}::text
        from unnest(${sql.val([...ids.values()])}::int[]) as id order by id`.execute(trx)
    return ids
  }
}

/** The same for one carrier. Empty: null for one that is not on record, and for a user who may not see the record. */
export async function recordOfAct(
  services: Services,
  actor: Actor,
  { carrierId, act }: { readonly carrierId: number; readonly act: ActKind },
): Promise<KeepAct> {
  const keep = await recordsOfAct(services, actor, { carrierIds: [carrierId], act })
  return async (trx, note) => {
    const id = (await keep(trx, note, [carrierId])).get(carrierId)
    return isShownFullProfile(actor) ? (id ?? null) : null
  }
}
