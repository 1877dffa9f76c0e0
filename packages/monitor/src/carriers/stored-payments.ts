import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A payment provider's analysis of the loads it paid a carrier for. */
export interface PaymentAnalysis {
  /** The provider's name. */
  readonly provider: string
  /** Loads paid in the last 12 months, and the brokers who gave them. */
  readonly loads: number
  readonly brokers: number
  readonly last_paid_on: string
}

/** A company that pays carriers for brokers. */
export interface PaymentProvider {
  /** Null: it never paid this carrier. */
  loadAnalysis(carrierId: number, today: string): Promise<PaymentAnalysis | null>
}

/**
 * A payment provider that uses the payments in this database. Of several providers, the one that paid last is used.
 */
export const storedPayments = (db: Kysely<Schema>): PaymentProvider => ({
  loadAnalysis: async (carrierId, today) => {
    const isRecent = sql<boolean>`paid_on > ${today}::date - interval '1 year'`
    const found = await db
      .selectFrom('carrier_paid_loads')
      .where('carrier_id', '=', carrierId)
      .where('paid_on', '<=', today)
      .select(({ fn }) => [
        'provider',
        fn.countAll<number>().filterWhere(isRecent).as('loads'),
        fn.count<number>('payer').distinct().filterWhere(isRecent).as('brokers'),
        fn.max('paid_on').as('last_paid_on'),
      ])
      .groupBy('provider')
      .orderBy('last_paid_on', 'desc')
      .orderBy('provider')
      .executeTakeFirst()
    return found ?? null
  },
})
