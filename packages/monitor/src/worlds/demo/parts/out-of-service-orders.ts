import { daysBefore } from '../../days.ts'
import type { DemoPart } from '../part.ts'

/** Named carriers with an order that was rescinded: the third passes without it, the eighth with an override. */
const RESCINDED = [3, 8]

/** The orders against carriers that are out of service, and some that were rescinded. */
export const part: DemoPart = ({ today, carriers }) => {
  const order = (carrier_id: number, ordered_on: string, change: object = {}) => ({
    carrier_id,
    ordered_on,
    reason: 'New entrant revoked: refusal of audit or no contact',
    rescinded_on: null,
    federal_key: carrier_id,
    federal_digest: 0,
    as_of: daysBefore(today, 1),
    ...change,
  })
  return {
    out_of_service_orders: [
      ...carriers.flatMap(({ carrier: { id }, safety }) =>
        safety?.out_of_service === true && typeof safety.out_of_service_on === 'string'
          ? [order(id, safety.out_of_service_on)]
          : [],
      ),
      ...RESCINDED.map(id =>
        order(id, daysBefore(today, 900), {
          reason: 'Failure to pay civil penalty',
          rescinded_on: daysBefore(today, 871),
        }),
      ),
    ],
  }
}
