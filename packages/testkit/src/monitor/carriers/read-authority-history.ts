import type { Kysely } from 'kysely'
import { z } from 'zod'
import { newestDay } from '../assessment/calendar.ts'
import { fileSource } from '../assessment/finding.ts'
import { authorityPeriods } from '../database/authority-periods.ts'
import { endKind } from '../database/authority-turns.ts'
import type { Schema } from '../database/schema.ts'

const text = z.string().nullable()
const authority = z.enum(['common', 'contract', 'broker', 'other'])
const end = z.enum(['revoked', 'suspended', 'inactive'])

/** A federal file and its day. */
const source = { source: text, as_of: text }

/**
 * The periods in which a carrier could haul for others, oldest first; the actions they follow from, newest first; and
 * the notices. The register's reasons are free text of filers and stay here: they only say how an authority ended.
 */
export const wireAuthorityHistory = z.object({
  periods: z.array(z.object({ from_on: z.string(), to_on: text })),
  actions: z.array(
    z.object({
      authority,
      docket: text,
      action: z.string(),
      acted_on: z.string(),
      final_action: text,
      final_on: text,
      end_kind: end.nullable(),
      ...source,
    }),
  ),
  notices: z.array(
    z.object({ authority, docket: text, kind: end, served_on: text, effective_on: text, ...source }),
  ),
  as_of: text,
})

/** The history of a carrier's authorities. Empty: no periods, actions and notices; the day is null. */
export async function readAuthorityHistory(
  db: Kysely<Schema>,
  carrierId: number,
): Promise<z.input<typeof wireAuthorityHistory>> {
  const actions = await db
    .selectFrom('authority_history')
    .select(['authority', 'docket', 'action', 'acted_on', 'final_action', 'final_on', 'reason'])
    .select(['source_file', 'as_of'])
    .where('carrier_id', '=', carrierId)
    .orderBy('acted_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const revocations = await db
    .selectFrom('revocations')
    .select(['authority', 'docket', 'kind', 'served_on', 'effective_on', 'source_file', 'as_of'])
    .where('carrier_id', '=', carrierId)
    .orderBy('id')
    .execute()
  return {
    periods: authorityPeriods({ actions, revocations }).map(({ from, to }) => ({ from_on: from, to_on: to })),
    actions: actions.map(({ reason, source_file, ...action }) => ({
      ...action,
      end_kind:
        action.action.trim().toUpperCase() === 'INACTIVE' ? endKind((reason ?? '').toUpperCase()) : null,
      source: fileSource(source_file),
    })),
    notices: revocations.map(({ kind, source_file, ...notice }) => ({
      ...notice,
      kind: kind.toUpperCase().includes('SUSPEN') ? ('suspended' as const) : ('revoked' as const),
      source: fileSource(source_file),
    })),
    as_of: newestDay([...actions, ...revocations]),
  }
}
