import type { Kysely } from 'kysely'
import { z } from 'zod'
import { newestDay } from '../assessment/calendar.ts'
import type { Schema } from '../database/schema.ts'
import { inForceOn, ORDERS_KIND } from './orders.ts'

/** All orders against a carrier, newest first, and the day of the file that lists every order. */
export const wireOrders = z.object({
  orders: z.array(
    z.object({
      ordered_on: z.string(),
      reason: z.string().nullable(),
      rescinded_on: z.string().nullable(),
      is_in_force: z.boolean(),
    }),
  ),
  as_of: z.string().nullable(),
})

/**
 * The out-of-service orders of a carrier with whether each is in force on a day, and the day of the file that lists every order; where none was read to its end, the
 * newest day of these. Empty: none; no day where no file of orders was read.
 */
export async function readOrders(
  db: Kysely<Schema>,
  carrierId: number,
  day: string,
): Promise<z.input<typeof wireOrders>> {
  const orders = await db
    .selectFrom('out_of_service_orders')
    .select(['ordered_on', 'reason', 'rescinded_on', 'as_of', inForceOn(day).as('is_in_force')])
    .where('carrier_id', '=', carrierId)
    .orderBy('ordered_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const file = await db
    .selectFrom('federal_files')
    .select('as_of')
    .where('kind', '=', ORDERS_KIND)
    .executeTakeFirst()
  return {
    orders: orders.map(({ ordered_on, reason, rescinded_on, is_in_force }) => ({
      ordered_on,
      reason,
      rescinded_on,
      is_in_force,
    })),
    as_of: file?.as_of ?? newestDay(orders),
  }
}
