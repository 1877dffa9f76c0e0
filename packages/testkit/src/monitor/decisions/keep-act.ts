import type { Kysely, Transaction } from 'kysely'
import { today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { isShownFullProfile } from '../guards/guards.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { fullName } from '../session/full-name.ts'
import { assessNow } from './assess-now.ts'
import { decidedNow, insertDecision } from './keep-decision.ts'

/** The acts that keep a record without being requested, with what the record then says. */
const ACTS = {
  onboarded: 'Kept when the carrier was marked as onboarded.',
  do_not_dispatch: 'Kept when the carrier was marked do not dispatch.',
  override: 'Kept when a rule was overridden.',
} as const

interface Act {
  readonly carrierId: number
  readonly act: keyof typeof ACTS
}

/** Keeps the record in the transaction of its act. Returns its id; null: none was kept, or the user may not see it. */
export type KeepAct = (trx: Transaction<Schema>, note: string | null) => Promise<number | null>

/**
 * The record of an act: the carrier is assessed before the act, in a transaction that sees one state, and the record is
 * written by the act's own transaction, so that both are kept or neither.
 *
 * Choice: at most one record a day for one carrier, company and kind of act. A second such act that day adds itself to
 * that record: who, when and the note. The day is the company's. Empty: null for a carrier that is not on record.
 */
export async function recordOfAct(
  services: Services,
  actor: Actor,
  { carrierId, act }: Act,
): Promise<KeepAct> {
  const day = today(services.clock)
  const ofDay = async (db: Kysely<Schema>) =>
    (
      await db
        .selectFrom('decision_records')
        .select('id')
        .where('company_id', '=', companyOf(actor))
        .where('carrier_id', '=', carrierId)
        .where('act', '=', act)
        .where('act_day', '=', day)
        .executeTakeFirst()
    )?.id
  const assessed =
    (await ofDay(services.db)) === undefined
      ? await services.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(trx => assessNow({ ...services, db: trx }, actor, carrierId))
      : null
  return async (trx, note) => {
    const made =
      assessed &&
      (await insertDecision(trx, decidedNow(services, actor, { carrierId, message: ACTS[act] }), assessed, {
        act,
        act_day: day,
      }))
    const id = made ?? (await ofDay(trx))
    if (id === undefined) return null
    await trx
      .insertInto('decision_acts')
      .values({
        decision_record_id: id,
        user_id: actor.user.id,
        user_name: fullName(actor.user),
        made_at: services.clock.now().toISOString(),
        note,
      })
      .execute()
    return isShownFullProfile(actor) ? id : null
  }
}
