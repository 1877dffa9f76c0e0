import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * How many of a company's rate confirmations a carrier viewed, how many were delivered to it, and how many e-mails were
 * sent to it.
 *
 * Source: section 3, "Carrier rates". Choice: only the caller's own company, whose records are complete, so none is 0
 * and not null.
 */
export async function readCarrierRates(db: Kysely<Schema>, companyId: number, carrierId: number) {
  const confirmations = await db
    .selectFrom('rate_confirmations')
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', carrierId)
    .select(({ fn }) => [
      fn.count<number>('viewed_at').as('viewed'),
      fn.count<number>('delivered_at').as('delivered'),
    ])
    .executeTakeFirstOrThrow()
  const { mails } = await db
    .selectFrom('rate_confirmation_mails')
    .where('company_id', '=', companyId)
    .where('carrier_id', '=', carrierId)
    .where('is_received', '=', false)
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow()
  return { ...confirmations, mails }
}
