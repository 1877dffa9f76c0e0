import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../database/schema.ts'

/**
 * How many of a company's rate confirmations a carrier viewed, how many were delivered to it, and how many e-mails were
 * sent to it.
 *
 * Source: section 3, "Carrier rates". Choice: only the caller's own company, whose records are complete, so none is 0
 * and not null.
 */
export const carrierRates = (
  eb: ExpressionBuilder<Schema, never>,
  { companyId, carrierId }: { readonly companyId: number; readonly carrierId: number },
) =>
  jsonObjectFrom(
    eb
      .selectFrom('rate_confirmations')
      .where('company_id', '=', companyId)
      .where('carrier_id', '=', carrierId)
      .select(({ fn, selectFrom }) => [
        fn.count<number>('viewed_at').as('viewed'),
        fn.count<number>('delivered_at').as('delivered'),
        selectFrom('rate_confirmation_mails')
          .where('company_id', '=', companyId)
          .where('carrier_id', '=', carrierId)
          .where('is_received', '=', sql.lit(false))
          .select(mails => mails.fn.countAll<number>().as('mails'))
          .as('mails'),
      ]),
  )
