import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { blocksSafety } from '../../http/guards/guards.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { today } from '../../kernel/clock.ts'
import { assessNow } from './assess-now.ts'
import { publicKey } from './signing-key.ts'
import type { Assessed, DecisionParts, wireDecision, wireDecisionHeader } from './wire-decision.ts'

/** The records of a company. */
export const ownDecisions = (db: Kysely<Schema>, companyId: number) =>
  db.selectFrom('decision_records').selectAll().where('company_id', '=', companyId)

/** A record in a list. */
export const wireHeaderOf = (row: TableRow<'decision_records'>): z.output<typeof wireDecisionHeader> => ({
  id: row.id,
  carrier_id: row.carrier_id,
  user_id: row.user_id,
  user_name: row.user_name,
  made_at: row.made_at,
  message: row.message,
  verdict: row.verdict,
  digest: row.digest,
  load_id: row.load_id,
  stage: row.stage,
  gate_answer: row.gate_answer,
})

/** The two parts of a record, whole: what they share with other records is stored by its digest. */
async function partsOf(
  db: Kysely<Schema>,
  { general, safety, content_digest }: TableRow<'decision_records'>,
): Promise<DecisionParts> {
  const stored =
    content_digest === null
      ? undefined
      : await db
          .selectFrom('decision_contents')
          .select('content')
          .where('digest', '=', content_digest)
          .executeTakeFirstOrThrow()
  const shared = stored === undefined ? undefined : (JSON.parse(stored.content) as Assessed)
  return {
    general: { ...JSON.parse(general), ...shared?.open },
    safety: { ...JSON.parse(safety), ...shared?.safety },
  }
}

/** The signature of a record, with the key that checks it. Null: it was kept before records were signed. */
async function signatureOf(
  db: Kysely<Schema>,
  { signature: value }: Pick<TableRow<'decision_records'>, 'signature'>,
) {
  const key = value === null ? null : await publicKey(db)
  return value === null || key === null ? null : { value, ...key }
}

/** The acts of the day and the kind of a record, in their order. Empty: it was requested. */
const actsOf = (db: Kysely<Schema>, { id }: Pick<TableRow<'decision_records'>, 'id'>) =>
  db
    .selectFrom('decision_acts')
    .select(['user_name', 'made_at', 'note'])
    .where('decision_record_id', '=', id)
    .orderBy('id')
    .execute()

/**
 * One record and the carrier as it is today; undefined for a missing or a foreign one. What uses safety data is left
 * out for someone who may not see it; its digest is not.
 */
export async function readDecision(
  services: Services,
  actor: Actor,
  id: number,
): Promise<z.output<typeof wireDecision> | undefined> {
  const row = await ownDecisions(services.db, companyOf(actor)).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const isBlocked = blocksSafety(actor)
  const now = await assessNow(services, actor, row.carrier_id)
  const { general, safety } = await partsOf(services.db, row)
  return {
    ...wireHeaderOf(row),
    digests: { general: row.general_digest, safety: row.safety_digest },
    signature: await signatureOf(services.db, row),
    acts: await actsOf(services.db, row),
    general,
    safety: isBlocked ? null : safety,
    today: now && {
      day: today(services.clock),
      general: now.open,
      safety: isBlocked ? null : now.safety,
    },
  }
}
