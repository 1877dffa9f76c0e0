import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { missing } from '../http/refused.ts'

/**
 * Notes that something was put into a packet, and holds it until the transaction ends, so that two uploads at once are
 * put in one after the other. Refuses: 404 for a packet that is not of one of the company's own connections.
 */
export async function touchOwnPacket(
  trx: Transaction<Schema>,
  { companyId, packetId, at }: { companyId: number; packetId: number; at: Date },
): Promise<void> {
  const touched = await trx
    .updateTable('onboarding_packets')
    .from('connections')
    .set({ updated_at: at })
    .whereRef('connections.id', '=', 'onboarding_packets.connection_id')
    .where('connections.issuer_id', '=', companyId)
    .where('onboarding_packets.id', '=', packetId)
    .returning('onboarding_packets.id')
    .executeTakeFirst()
  if (touched === undefined) throw missing()
}
