import type { Kysely } from 'kysely'
import type { Schema, TableRow } from '../database/schema.ts'
import { conflict, missing } from '../http/refused.ts'

export type PacketStatus = TableRow<'onboarding_packets'>['status']

/** The statuses that may follow each status of a packet. After complete, a change needs a new packet. */
const NEXT: Readonly<Record<PacketStatus, readonly PacketStatus[]>> = {
  sent: ['started', 'held'],
  started: ['submitted', 'held'],
  submitted: ['started', 'held', 'complete'],
  held: ['started', 'submitted', 'complete'],
  complete: [],
}

/**
 * Changes the status of a packet, as the carrier's site does. One that the broker has put on hold stays on hold, and has
 * the status once it is released. A complete packet has its contract executed: its newest
 * agreement is signed, and the connection gets the signed contract.
 *
 * Refuses: 404 for a missing one; 409 for a status that may not follow the current one; of two simultaneous changes the
 * second is checked against the result of the first.
 */
export const movePacket = (
  db: Kysely<Schema>,
  { id, status, at }: { id: number; status: PacketStatus; at: Date },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const packet = await trx
      .selectFrom('onboarding_packets')
      .select(['status', 'connection_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (packet === undefined) throw missing()
    const { hold_status_before } = await trx
      .selectFrom('connections')
      .select('hold_status_before')
      .where('id', '=', packet.connection_id)
      .executeTakeFirstOrThrow()
    const heldFrom = packet.status === 'held' ? hold_status_before : null
    const before = heldFrom ?? packet.status
    if (!NEXT[before].includes(status)) throw conflict(`A ${before} packet is not ${status} next.`)
    if (heldFrom !== null && status !== 'held')
      await trx
        .updateTable('connections')
        .set({ hold_status_before: status })
        .where('id', '=', packet.connection_id)
        .execute()
    const agreement =
      status === 'complete'
        ? await trx
            .selectFrom('onboarding_packet_contracts')
            .select(['id', 'contract_id'])
            .where('onboarding_packet_id', '=', id)
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirst()
        : undefined
    await trx
      .updateTable('onboarding_packets')
      .set({
        status: heldFrom === null ? status : 'held',
        updated_at: at,
        ...(agreement && { executed_contract_id: agreement.contract_id }),
      })
      .where('id', '=', id)
      .execute()
    if (agreement === undefined) return
    await trx
      .updateTable('onboarding_packet_contracts')
      .set({ status: 'signed' })
      .where('id', '=', agreement.id)
      .execute()
    await trx
      .updateTable('connections')
      .set({ signed_contract_id: agreement.contract_id, updated_at: at })
      .where('id', '=', packet.connection_id)
      .where('receiver_company_id', 'is not', null)
      .execute()
  })
