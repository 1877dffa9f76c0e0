import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import { today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import type { DecisionRecordsTable } from '../database/tables/decision-tables.ts'
import { blocksSafety } from '../guards/guards.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { assessNow } from './assess-now.ts'
import type { DecisionParts, wireDecision, wireDecisionHeader } from './wire-decision.ts'

/** The records of a company. */
export const ownDecisions = (db: Kysely<Schema>, companyId: number) =>
  db.selectFrom('decision_records').selectAll().where('company_id', '=', companyId)

/** A record in a list. */
export const wireHeaderOf = (row: Selectable<DecisionRecordsTable>): z.output<typeof wireDecisionHeader> => ({
  id: row.id,
  carrier_id: row.carrier_id,
  user_id: row.user_id,
  user_name: row.user_name,
  made_at: row.made_at,
  message: row.message,
  verdict: row.verdict,
  digest: row.digest,
})

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
  return {
    ...wireHeaderOf(row),
    digests: { general: row.general_digest, safety: row.safety_digest },
    general: JSON.parse(row.general) as DecisionParts['general'],
    safety: isBlocked ? null : (JSON.parse(row.safety) as DecisionParts['safety']),
    today: now && {
      day: today(services.clock),
      general: now.open,
      safety: isBlocked ? null : now.safety,
    },
  }
}
