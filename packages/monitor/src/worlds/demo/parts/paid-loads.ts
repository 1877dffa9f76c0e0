import { daysBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

const FIRST_ORDINARY = 301
const PROVIDER = 'Ledgerline Pay'

/** Payments of a provider: [carrier, loads, brokers, days since the last]. The ninth was last paid two years ago. */
const PAID = [
  [2, 120, 14, 2],
  [3, 31, 5, 9],
  [6, 4, 3, 210],
  [8, 64, 9, 1],
  [9, 12, 2, 740],
  [10, 18, 4, 30],
  [11, 47, 11, 4],
  [12, 1, 1, 90],
  [13, 22, 3, 61],
] as const

/** Loads that a payment provider paid: many, few, long ago or none. */
export const part: DemoPart = ({ carriers, today }) => {
  const ordinary = carriers.flatMap(({ carrier: { id } }) => {
    const random = randomFrom(`demo/paid/${id}`)
    return id >= FIRST_ORDINARY && id % 11 === 0
      ? [[id, random.whole(1, 25), random.whole(1, 8), random.whole(0, 200)] as const]
      : []
  })
  const loads = [...PAID, ...ordinary].flatMap(([carrier_id, many, brokers, since]) => {
    const random = randomFrom(`demo/paid/loads/${carrier_id}`)
    return Array.from({ length: many }, (_, at) => ({
      carrier_id,
      provider: PROVIDER,
      payer: `broker-${at < brokers ? at : random.whole(0, brokers - 1)}`,
      paid_on: daysBefore(today, since + Math.floor((at * 150) / many)),
    }))
  })
  return { carrier_paid_loads: loads }
}
