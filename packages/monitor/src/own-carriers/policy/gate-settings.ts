import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import type { GateEffect } from '../gate/wire-gate.ts'
import { lockPolicy } from './put-in-force.ts'

/** What the gate says of facts that are too old. Empty: that a person must look, before anyone has set it. */
export async function readWhenTooOld(db: Kysely<Schema>, companyId: number): Promise<GateEffect> {
  const row = await db
    .selectFrom('policy_settings')
    .select('gate_when_too_old')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.gate_when_too_old ?? 'look'
}

/** Saves it. The same again writes nothing. */
export const setWhenTooOld = (db: Kysely<Schema>, author: Author, sent: GateEffect): Promise<void> =>
  db.transaction().execute(async trx => {
    const { gate_when_too_old: was } = await lockPolicy(trx, author.companyId)
    if (was === sent) return
    await trx
      .updateTable('policy_settings')
      .set({ gate_when_too_old: sent })
      .where('company_id', '=', author.companyId)
      .execute()
    await recordEntry(trx, author, { kind: 'gate_settings_changed', before: [was], after: [sent] })
  })
