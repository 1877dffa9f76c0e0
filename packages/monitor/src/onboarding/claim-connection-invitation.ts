import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { conflict, missing } from '../http/refused.ts'
import { sendPacket } from './send-packet.ts'

/** Sets the carrier's company as the receiver of the broker's connection, creating the connection if it is missing. */
async function answeredConnection(
  trx: Transaction<Schema>,
  made: { issuerId: number; carrierId: number; receiverId: number; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('connections')
    .values({
      issuer_id: made.issuerId,
      carrier_id: made.carrierId,
      status: 'needs_to_onboard',
      receiver_company_id: made.receiverId,
      created_at: made.at,
      updated_at: made.at,
    })
    .onConflict(known =>
      known.columns(['issuer_id', 'carrier_id']).doUpdateSet({
        receiver_company_id: sql`coalesce(connections.receiver_company_id, excluded.receiver_company_id)`,
        updated_at: made.at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Accepts a broker's invitation for a carrier: the connection gets its receiver, the carrier gets the elected
 * classifications, and a packet is sent. The portal has no request for this; the carrier's own site does it.
 *
 * Refuses: 404 for a missing invitation, and a company that is not this carrier's; 409 for one that was claimed before.
 * Of two simultaneous claims one wins.
 */
export const claimInvitation = (
  db: Kysely<Schema>,
  { invitationId, companyId, at }: { invitationId: number; companyId: number; at: Date },
): Promise<{ readonly connectionId: number; readonly packetId: number }> =>
  db.transaction().execute(async trx => {
    const invitation = await trx
      .selectFrom('connection_invitations')
      .innerJoin('companies', join =>
        join.onRef('companies.carrier_id', '=', 'connection_invitations.carrier_id'),
      )
      .selectAll('connection_invitations')
      .where('connection_invitations.id', '=', invitationId)
      .where('companies.id', '=', companyId)
      .where('companies.company_type', '=', 'carrier')
      .forUpdate('connection_invitations')
      .executeTakeFirst()
    if (invitation === undefined) throw missing()
    if (invitation.claimed_at !== null) throw conflict('This invitation was already answered.')
    await trx
      .updateTable('connection_invitations')
      .set({ claimed_at: at, updated_at: at })
      .where('id', '=', invitationId)
      .execute()
    const { issuer_id: issuerId, carrier_id: carrierId } = invitation
    if (invitation.classification_ids.length > 0)
      await trx
        .insertInto('carrier_classifications')
        .values(
          invitation.classification_ids.map(classification_id => ({
            company_id: issuerId,
            carrier_id: carrierId,
            classification_id,
            created_at: at,
          })),
        )
        .onConflict(known => known.doNothing())
        .execute()
    const connectionId = await answeredConnection(trx, { issuerId, carrierId, receiverId: companyId, at })
    return { connectionId, packetId: await sendPacket(trx, { connectionId, issuerId, at }) }
  })
