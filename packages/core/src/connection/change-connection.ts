import type { ConnectionStatus } from '../carrier/connection-status.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { Connection } from './connection.ts'

/** The changes a broker can make to a connection. */
export type ConnectionChange =
  | { readonly kind: 'set-status'; readonly status: ConnectionStatus }
  /** Missing or blank notes keep the current notes. */
  | { readonly kind: 'do-not-dispatch'; readonly notes?: string }
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'restore' }

/** The new notes, trimmed; the current ones if none were written. */
const notesAfter = (written: string | undefined, current: string | null): string | null =>
  written?.trim() || current

/**
 * The connection after a change. A status change keeps the dismissal, and a dismissal keeps the status.
 *
 * Source: section 3, "Connection"; section 4, "Connection status"; section 4, "Do not dispatch";
 * section 4, "Dismissal".
 */
export const changeConnection = (connection: Connection, change: ConnectionChange): Connection => {
  switch (change.kind) {
    case 'set-status':
      return { ...connection, status: change.status }
    case 'do-not-dispatch':
      return {
        ...connection,
        status: 'do_not_dispatch',
        notes: notesAfter(change.notes, connection.notes),
      }
    case 'dismiss':
      return { ...connection, isDismissed: true }
    case 'restore':
      return { ...connection, isDismissed: false }
    default:
      return unreachable(change)
  }
}
