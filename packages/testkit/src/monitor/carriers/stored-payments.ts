import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What a payment provider knows of the loads it paid a carrier for. */
export interface PaymentAnalysis {
  /** As the provider calls itself. */
  readonly provider: string
  /** Loads paid in the last 12 months, and the brokers who gave them. */
  readonly loads: number
  readonly brokers: number
  readonly last_paid_on: string
}

/** A firm that pays carriers for brokers, as far as this monitor asks it. */
export interface PaymentProvider {
  /** Null: it never paid this carrier. */
  loadAnalysis(carrierId: number, today: string): Promise<PaymentAnalysis | null>
}

/**
 * The stand-in of a payment provider: computes from the payments that this database keeps. Of several providers the one
 * that paid last answers.
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
