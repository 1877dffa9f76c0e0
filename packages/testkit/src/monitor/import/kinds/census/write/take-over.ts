import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../../database/schema.ts'
import { idsOf } from '../../../store/columns.ts'
import type { KnownCarrier } from './known-carriers.ts'

const INVENTED = [
  'carrier_census',
  'carrier_equipment',
  'carrier_contacts',
  'carrier_authorities',
  'carrier_insurances',
  'carrier_safety',
  'carrier_facts',
  'inspections',
  'crashes',
  'carrier_basic_measures',
  'authority_history',
  'revocations',
  'authority_gaps',
  'carrier_dockets',
  'carrier_paid_loads',
] as const

/**
 * Takes away everything that was invented for carriers whose DOT numbers turn out to be a real carrier's.
 *
 * A real firm must not be shown with an insurance that somebody made up. What brokers did with the record (overrides,
 * subscriptions) stays.
 */
export const takeOver = async (db: Kysely<Schema>, carriers: readonly KnownCarrier[]): Promise<void> => {
  if (carriers.length === 0) return
  const ids = sql<number>`${idsOf(carriers)}`
  for (const table of INVENTED) await db.deleteFrom(table).where('carrier_id', '=', ids).execute()
  await db
    .deleteFrom('carrier_identifiers')
    .where('carrier_id', '=', ids)
    .where('is_type', '<>', 'DOT')
    .execute()
  await db
    .updateTable('carriers')
    .set({ source: 'federal', is_identifier_verified: false })
    .where('id', '=', ids)
    .execute()
}
