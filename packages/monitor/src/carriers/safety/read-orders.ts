import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { dayText, newestDay } from '../../kernel/calendar.ts'
import { readFilesOf } from '../federal-files.ts'
import { readFacts } from '../read-facts.ts'
import { inForceOn, lookedUpOrder, ORDERS_KIND } from '../orders.ts'

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

const reportedOrder = async (db: Kysely<Schema>, carrierId: number) => {
  const { rows } = await lookedUpOrder(sql`${carrierId}`).execute(db)
  return rows.map(({ ordered_on, order_as_of }) => ({
    ordered_on: ordered_on ?? order_as_of,
    reason: `reported by QCMobile on ${dayText(order_as_of)}`,
    rescinded_on: null,
    is_in_force: true,
  }))[0]
}

/**
 * The out-of-service orders of a carrier with whether each is in force on a day, and the day of the file that lists every order; where none
 * tells all of the carrier, the newest day of these. One that the service for one carrier reported and that the file does not have
 * in force comes first. Empty: none; no day where no file of orders tells of it.
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
  const [carrier] = await readFacts(db, [carrierId])
  const file = (carrier && (await readFilesOf(db, carrier)))?.[ORDERS_KIND]
  const reported = await reportedOrder(db, carrierId)
  const isListed = orders.some(
    ({ ordered_on, is_in_force }) => is_in_force && ordered_on === reported?.ordered_on,
  )
  return {
    orders: [...(reported === undefined || isListed ? [] : [reported]), ...orders].map(
      ({ ordered_on, reason, rescinded_on, is_in_force }) => ({
        ordered_on,
        reason,
        rescinded_on,
        is_in_force,
      }),
    ),
    as_of: file?.why === null ? file.as_of : newestDay(orders),
  }
}
