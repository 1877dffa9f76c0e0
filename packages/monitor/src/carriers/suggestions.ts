import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../database/schema.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { IDENTIFIER_VALUE } from './identifier-value.ts'
import { pageStatement } from './search-carriers.ts'
import { identityOf } from './wire-identity.ts'

const identities = (db: Kysely<Schema>) =>
  db
    .selectFrom('carriers')
    .select([
      'carriers.id',
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
          .select(['is_type', IDENTIFIER_VALUE.as('value'), 'region', 'is_former'])
          .whereRef('carrier_identifiers.carrier_id', '=', 'carriers.id')
          .orderBy('is_former')
          .orderBy('carrier_identifiers.id'),
      ).as('identifiers'),
    )

/** Carriers as suggestions, in the order of the ids: one statement, and no assessment. */
export async function readSuggestions(db: Kysely<Schema>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await identities(db).where('carriers.id', '=', anyOf(ids)).execute()
  const byId = new Map(found.map(carrier => [carrier.id, carrier]))
  return ids.flatMap(id => byId.get(id) ?? []).map(identityOf)
}

/** The first carriers that a search finds as suggestions, in its order: one statement, as each key waits for it. */
export async function findSuggestions(db: Kysely<Schema>, filter: CarrierFilter, limit: number) {
  const page = sql<{ id: number; key: string }>`(${pageStatement(filter, { limit, offset: 0 })})`
  const found = await identities(db)
    .innerJoin(page.as('page'), 'page.id', 'carriers.id')
    .orderBy('page.key')
    .orderBy('page.id')
    .execute()
  return found.map(identityOf)
}
