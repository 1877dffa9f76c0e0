import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readSuggestions } from './suggestions.ts'
import { wireCarrier, wireSuggestion } from './wire.ts'

/** Who a carrier is, and how the caller's company stands to it. */
export const wireConnected = wireSuggestion.extend({ connection: wireCarrier.shape.connection })

/** Carriers to be recognised, in the order of the ids, each with the company's own connection: two statements. */
export async function readConnected(db: Kysely<Schema>, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const carriers = await readSuggestions(db, ids)
  const connections = await db
    .selectFrom('connections')
    .select(['carrier_id', 'id', 'status', 'is_dismissed'])
    .where('issuer_id', '=', companyId)
    .where('carrier_id', 'in', [...ids])
    .execute()
  const byCarrier = new Map(connections.map(({ carrier_id, ...connection }) => [carrier_id, connection]))
  return carriers.map(carrier => ({ ...carrier, connection: byCarrier.get(carrier.id) ?? null }))
}
