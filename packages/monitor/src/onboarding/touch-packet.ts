import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/**
 * Updates the time of a packet and locks it until the transaction ends, so that simultaneous uploads are added one
 * after the other. Returns the carrier's id. Refuses: 404 for a packet that is not of one of the company's own connections.
 */
export async function touchOwnPacket(
  trx: Transaction<Schema>,
  { companyId, packetId, at }: { companyId: number; packetId: number; at: Date },
): Promise<number> {
  const touched = await trx
    .updateTable('onboarding_packets')
    .from('connections')
    .set({ updated_at: at })
    .whereRef('connections.id', '=', 'onboarding_packets.connection_id')
    .where('connections.issuer_id', '=', companyId)
    .where('onboarding_packets.id', '=', packetId)
    .returning('connections.carrier_id')
    .executeTakeFirst()
  if (touched === undefined) throw missing()
  return touched.carrier_id
}
