import type { Kysely, Transaction } from 'kysely'
import { notBefore } from '../database/not-before.ts'
import type { Schema } from '../database/schema.ts'

/**
 * Sends a packet over a connection, with the broker's current contract to be signed; it replaces earlier packets.
 * Returns its id. A connection that the broker has put on hold stays on hold, and the new packet waits.
 *
 * Empty: without a current contract the packet has none.
 */
export async function sendPacket(
  trx: Transaction<Schema>,
  { connectionId, issuerId, at }: { connectionId: number; issuerId: number; at: Date },
): Promise<number> {
  const held = await trx
    .updateTable('connections')
    .set({ hold_status_before: 'sent' })
    .where('id', '=', connectionId)
    .where('held_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  const status = held === undefined ? 'sent' : 'held'
  const { id } = await trx
    .insertInto('onboarding_packets')
    .values({
      connection_id: connectionId,
      status,
      created_at: notBefore('onboarding_packets', { connection_id: connectionId }, at),
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contract = await currentContract(trx, issuerId)
  if (contract !== undefined)
    await trx
      .insertInto('onboarding_packet_contracts')
      .values({ onboarding_packet_id: id, contract_id: contract.id, status: 'sent', created_at: at })
      .execute()
  return id
}

const currentContract = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('contracts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_current', '=', true)
    .executeTakeFirst()
