import type { CarrierRows } from '../carriers/carrier-rows.ts'
import { momentBefore } from '../days.ts'
import type { WorldRows } from '../world.ts'

const FIRST_ORDINARY = 301
/** Named carriers that have their own account with the portal; the last has two. */
const ACCOUNTS = [2, 3, 8, 10, 11, 6, 6]
/** The company id of the first of them, carrier 2. */
export const FIRST_CARRIER_ACCOUNT = 5_001

/** The companies of carriers with their own account. */
export const carrierAccounts = (
  today: string,
  carriers: readonly CarrierRows[],
): readonly NonNullable<WorldRows['companies']>[number][] => {
  const holders = [
    ...ACCOUNTS.flatMap(id => carriers[id - 1] ?? []),
    ...carriers.slice(FIRST_ORDINARY - 1).filter(({ carrier }) => carrier.id % 41 === 0),
  ]
  return holders.map(({ carrier }, place) => ({
    id: FIRST_CARRIER_ACCOUNT + place,
    legal_name: carrier.legal_name ?? 'A carrier',
    company_type: 'carrier',
    brand: 'main',
    plan_id: null,
    status: 'active',
    carrier_id: carrier.id,
    created_at: momentBefore(today, 30 + place * 11),
  }))
}
