import type { Kysely, Transaction } from 'kysely'
import { BLOCK } from '../carriers/short-connection.ts'
import type { Schema } from '../database/schema.ts'
import { conflict, type Refused } from '../http/refused.ts'

const INSTANT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** An instant as people read it: "Nov 29, 2026, 2:00 PM UTC". */
const instantText = (at: Date) => `${INSTANT.format(at).replaceAll('\u202f', ' ')} UTC`

/**
 * The refusal of an act for a carrier that the company marked do not dispatch: who marked it, and when. Its connection
 * stays as it is until the transaction ends, so that a block cannot come in between.
 *
 * Empty: null for any other carrier. Source: section 4, "Do not dispatch".
 */
export async function blockRefusal(
  trx: Kysely<Schema>,
  companyId: number,
  carrierId: number,
): Promise<Refused | null> {
  const connection = await trx
    .selectFrom('connections')
    .select(['status', BLOCK])
    .where('issuer_id', '=', companyId)
    .where('carrier_id', '=', carrierId)
    .forShare()
    .executeTakeFirst()
  if (connection?.status !== 'do_not_dispatch') return null
  const { at, by } = connection.block ?? { at: null, by: null }
  return conflict(
    at === null
      ? 'This carrier is Do not dispatch.'
      : `${by ?? 'Someone'} marked this carrier Do not dispatch on ${instantText(new Date(at))}.`,
  )
}

/** Refuses: 409 for a carrier that the company marked do not dispatch, as `blockRefusal`. */
export async function refuseBlocked(
  trx: Transaction<Schema>,
  companyId: number,
  carrierId: number,
): Promise<void> {
  const refusal = await blockRefusal(trx, companyId, carrierId)
  if (refusal !== null) throw refusal
}
