import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../database/schema.ts'
import { identityOf } from './wire-rows.ts'

/** Carriers as suggestions, in the order of the ids: one statement, and no assessment. */
export async function readSuggestions(db: Kysely<Schema>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('carriers')
    .select([
      'id',
      'legal_name',
      'dba_name',
      'physical_street',
      'physical_city',
      'physical_state',
      'physical_postal_code',
      'physical_country',
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('carrier_identifiers')
          .select(['is_type', 'value', 'region', 'is_former'])
          .whereRef('carrier_identifiers.carrier_id', '=', 'carriers.id')
          .orderBy('is_former')
          .orderBy('carrier_identifiers.id'),
      ).as('identifiers'),
    )
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(found.map(carrier => [carrier.id, carrier]))
  return ids.flatMap(id => byId.get(id) ?? []).map(identityOf)
}
