import type { ConnectionStatus } from '../carrier/connection-status.ts'
import { type Hold, isOnHold } from '../carrier/hold.ts'
import { PACKET_HELD, PACKET_SUBMITTED } from '../carrier/packet-stage.ts'
import type { UserId } from '../shared/ids.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { Connection } from './connection.ts'

/** The changes a broker can make to a connection. */
export type ConnectionChange =
  /** Missing notes keep the current ones; null removes them. */
  | { readonly kind: 'set-status'; readonly status: ConnectionStatus; readonly notes?: string | null }
  /** Missing or blank notes keep the current notes. Whom they mention learns of them. */
  | { readonly kind: 'do-not-dispatch'; readonly notes?: string; readonly mentioned?: readonly UserId[] }
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'restore' }
  /** Missing or blank notes keep the notes of a carrier that is on hold already. */
  | { readonly kind: 'hold'; readonly notes?: string | undefined }
  | { readonly kind: 'release' }

/** The changes for which a broker may write why. */
export type NotedChangeKind = 'do-not-dispatch' | 'hold'

/** The new notes, trimmed; the current ones if none were written. */
const notesAfter = (written: string | undefined, current: string | null): string | null =>
  written?.trim() || current

/**
 * The connection after its newest packet is put on hold. On hold already: only the notes change, if some are given.
 *
 * Empty: without a packet it stays as it is. Source: section 4, "On hold".
 */
const held = (connection: Connection, notes: string | undefined, made: HeldBy): Connection => {
  const { latestPacket, hold } = connection
  if (latestPacket === null) return connection
  if (isOnHold(connection))
    return hold == null
      ? connection
      : { ...connection, hold: { ...hold, notes: notesAfter(notes, hold.notes) } }
  return {
    ...connection,
    latestPacket: { ...latestPacket, status: PACKET_HELD, updatedAt: made.at },
    hold: { statusBefore: latestPacket.status, ...made, notes: notesAfter(notes, null) },
  }
}

/** The connection after its packet is released: the packet has the status from before the hold. */
const released = (connection: Connection, { at }: HeldBy): Connection => {
  const { latestPacket, hold } = connection
  if (latestPacket === null || !isOnHold(connection)) return connection
  const status = hold?.statusBefore ?? PACKET_SUBMITTED
  return { ...connection, latestPacket: { ...latestPacket, status, updatedAt: at }, hold: null }
}

/** The connection with who set it to do not dispatch: the last who set it, or who wrote other notes. */
const blocked = (after: Connection, { status, notes, block }: Connection, made: HeldBy): Connection => {
  if (after.status !== 'do_not_dispatch') return { ...after, block: null }
  const isSame = status === after.status && notes === after.notes
  return { ...after, block: isSame ? block : { ...made, notes: after.notes } }
}

/** Who makes a change, and when. */
type HeldBy = Pick<Hold, 'at' | 'by'>

/**
 * The connection after a change. A status change keeps the dismissal, and a dismissal keeps the status. A hold keeps
 * both, and the status of the packet for the release.
 *
 * Choice: a packet that was put on hold elsewhere, so that no status before it is known, waits for the broker's review
 * once released.
 * Source: section 3, "Connection"; section 4, "Connection status"; section 4, "Do not dispatch";
 * section 4, "Dismissal"; section 4, "On hold".
 */
export const changeConnection = (
  connection: Connection,
  change: ConnectionChange,
  made: HeldBy,
): Connection => {
  switch (change.kind) {
    case 'set-status':
      return blocked(
        {
          ...connection,
          status: change.status,
          notes: change.notes === undefined ? connection.notes : change.notes,
        },
        connection,
        made,
      )
    case 'do-not-dispatch': {
      const notes = notesAfter(change.notes, connection.notes)
      return blocked({ ...connection, status: 'do_not_dispatch', notes }, connection, made)
    }
    case 'dismiss':
      return { ...connection, isDismissed: true }
    case 'restore':
      return { ...connection, isDismissed: false }
    case 'hold':
      return held(connection, change.notes, made)
    case 'release':
      return released(connection, made)
    default:
      return unreachable(change)
  }
}
