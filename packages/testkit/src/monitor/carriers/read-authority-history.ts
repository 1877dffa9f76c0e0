import type { Kysely } from 'kysely'
import { z } from 'zod'
import { authorityPeriods } from '../database/authority-periods.ts'
import type { Schema } from '../database/schema.ts'

const text = z.string().nullable()

/** The periods in which a carrier could haul for others, oldest first, and the actions they follow from, newest first. */
export const wireAuthorityHistory = z.object({
  periods: z.array(z.object({ from_on: z.string(), to_on: text })),
  actions: z.array(
    z.object({
      authority: z.enum(['common', 'contract', 'broker', 'other']),
      action: z.string(),
      acted_on: z.string(),
      final_action: text,
      final_on: text,
    }),
  ),
  as_of: text,
})

/** The history of a carrier's authorities. Empty: no periods and no actions; the day is null. */
export async function readAuthorityHistory(
  db: Kysely<Schema>,
  carrierId: number,
): Promise<z.input<typeof wireAuthorityHistory>> {
  const actions = await db
    .selectFrom('authority_history')
    .select(['authority', 'action', 'acted_on', 'final_action', 'final_on', 'as_of'])
    .where('carrier_id', '=', carrierId)
    .orderBy('acted_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const revocations = await db
    .selectFrom('revocations')
    .select(['authority', 'served_on', 'effective_on'])
    .where('carrier_id', '=', carrierId)
    .orderBy('id')
    .execute()
  const days = actions.flatMap(({ as_of }) => as_of ?? []).toSorted()
  return {
    periods: authorityPeriods({ actions, revocations }).map(({ from, to }) => ({ from_on: from, to_on: to })),
    actions: actions.map(({ authority, action, acted_on, final_action, final_on }) => ({
      authority,
      action,
      acted_on,
      final_action,
      final_on,
    })),
    as_of: days.at(-1) ?? null,
  }
}
