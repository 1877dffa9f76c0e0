import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { type Author, recordEntry } from '../http/audit-log/record-entry.ts'
import { conflict } from '../http/refused.ts'
import type { PacketStatus } from './move-packet.ts'
import type { SeenConnection } from './seen-connection.ts'
import { isAsSeen, otherThanSeen, readChanged } from './write-connections.ts'

interface Which {
  readonly id: number
  readonly author: Author
}

/**
 * A company's own connection and its newest packet, locked until the transaction ends: the packet first, as a call that
 * writes a packet locks its connection after it. Refuses: 404; 409 if it is not as it was seen.
 */
async function locked(
  trx: Transaction<Schema>,
  { id, author: { companyId } }: Which,
  seen: SeenConnection | undefined,
) {
  const packet = await trx
    .selectFrom('onboarding_packets')
    .innerJoin('connections', 'connections.id', 'onboarding_packets.connection_id')
    .select('onboarding_packets.id')
    .where('connection_id', '=', id)
    .where('issuer_id', '=', companyId)
    .orderBy('onboarding_packets.created_at', 'desc')
    .orderBy('onboarding_packets.id', 'desc')
    .limit(1)
    .forUpdate('onboarding_packets')
    .executeTakeFirst()
  const connection = await trx
    .selectFrom('connections')
    .select(['carrier_id', 'latest_packet_status', 'hold_status_before'])
    .where('id', '=', id)
    .where('issuer_id', '=', companyId)
    .where(isAsSeen(seen))
    .forUpdate()
    .executeTakeFirst()
  if (connection === undefined) throw await otherThanSeen(trx, companyId, id, seen)
  return { ...connection, packetId: packet?.id }
}

/** Gives a packet a status; the database keeps the connection's own copy of it. */
const setPacket = (trx: Transaction<Schema>, packetId: number, status: PacketStatus, at: Date) =>
  trx.updateTable('onboarding_packets').set({ status, updated_at: at }).where('id', '=', packetId).execute()

const seenByAll = (
  trx: Transaction<Schema>,
  { author: { companyId } }: Which,
  { carrier_id }: { readonly carrier_id: number },
  isHeld: boolean,
) =>
  trx
    .insertInto('carrier_facts_seen')
    .values({
      carrier_id,
      company_id: companyId,
      kind: 'connection',
      subject: 'hold',
      was: String(!isHeld),
      now: String(isHeld),
      source: 'Your company',
    })
    .execute()

const changed = (trx: Transaction<Schema>, { id, author: { companyId } }: Which) =>
  readChanged(trx, companyId, id)

/**
 * Puts the newest packet of a connection on hold. On hold already, only the notes change, if some are given.
 *
 * Refuses: 404 for a missing connection or another company's; 409 without a packet, and for one that is not as it was
 * seen. Of two simultaneous holds the first counts. Source: section 4, "On hold".
 */
export const holdConnection = (
  db: Kysely<Schema>,
  which: Which,
  notes: string | null,
  seen: SeenConnection | undefined,
) =>
  db.transaction().execute(async trx => {
    const connection = await locked(trx, which, seen)
    const { packetId, latest_packet_status: status, hold_status_before } = connection
    const { userId, at } = which.author
    const record = () =>
      recordEntry(trx, which.author, {
        kind: 'connection_held',
        carrierIds: [connection.carrier_id],
        reason: notes,
      })
    if (status === null || packetId === undefined) throw conflict('No packet has been sent.')
    if (status !== 'held') {
      await setPacket(trx, packetId, 'held', at)
      await trx
        .updateTable('connections')
        .set({
          held_at: at,
          held_by_id: userId,
          hold_notes: notes,
          hold_status_before: status,
          updated_at: at,
        })
        .where('id', '=', which.id)
        .execute()
      await seenByAll(trx, which, connection, true)
      await record()
    } else if (notes !== null && hold_status_before !== null) {
      await trx
        .updateTable('connections')
        .set({ hold_notes: notes, updated_at: at })
        .where('id', '=', which.id)
        .execute()
      await record()
    }
    return changed(trx, which)
  })

/**
 * Ends a hold: the newest packet has the status from before. One that is not on hold stays as it is.
 *
 * Choice: a packet that was put on hold elsewhere waits for the broker's review. Refuses: as a hold does.
 */
export const releaseConnection = (db: Kysely<Schema>, which: Which, seen: SeenConnection | undefined) =>
  db.transaction().execute(async trx => {
    const connection = await locked(trx, which, seen)
    const { packetId, latest_packet_status: status, hold_status_before } = connection
    if (status === 'held' && packetId !== undefined) {
      const { at } = which.author
      await setPacket(trx, packetId, hold_status_before ?? 'submitted', at)
      await trx.updateTable('connections').set({ updated_at: at }).where('id', '=', which.id).execute()
      await seenByAll(trx, which, connection, false)
      await recordEntry(trx, which.author, {
        kind: 'connection_released',
        carrierIds: [connection.carrier_id],
      })
    }
    return changed(trx, which)
  })
