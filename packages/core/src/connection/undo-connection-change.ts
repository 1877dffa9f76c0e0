import { unreachable } from '../shared/unreachable.ts'
import type { ConnectionChange } from './change-connection.ts'
import type { SeenConnection } from './connection.ts'

/**
 * The change that undoes another one, given the connection before it. Notes of a do not dispatch stay.
 *
 * Empty: null if there was no connection, as a connection is never removed. Source: section 4, "Connection status";
 * section 4, "Dismissal".
 */
export const undoConnectionChange = (
  before: SeenConnection | null,
  { kind }: Pick<ConnectionChange, 'kind'>,
): ConnectionChange | null => {
  if (before === null) return null
  switch (kind) {
    case 'set-status':
    case 'do-not-dispatch':
      return { kind: 'set-status', status: before.status }
    case 'dismiss':
      return { kind: 'restore' }
    case 'restore':
      return { kind: 'dismiss' }
    default:
      return unreachable(kind)
  }
}
