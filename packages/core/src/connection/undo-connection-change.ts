import type { ConnectionChange } from './change-connection.ts'
import type { SeenConnection } from './connection.ts'

const backToStatus = ({ status }: SeenConnection): ConnectionChange => ({ kind: 'set-status', status })

const UNDO: Readonly<Record<ConnectionChange['kind'], (before: SeenConnection) => ConnectionChange>> = {
  'set-status': backToStatus,
  'do-not-dispatch': backToStatus,
  dismiss: () => ({ kind: 'restore' }),
  restore: () => ({ kind: 'dismiss' }),
  hold: () => ({ kind: 'release' }),
  release: ({ hold }) => ({ kind: 'hold', ...(hold?.notes != null && { notes: hold.notes }) }),
}

/**
 * The change that undoes another one, given the connection before it. Notes of a do not dispatch stay; those
 * of a hold come back with it.
 *
 * Empty: null if there was no connection, as a connection is never removed. Source: section 4, "Connection status";
 * section 4, "Dismissal"; section 4, "On hold".
 */
export const undoConnectionChange = (
  before: SeenConnection | null,
  { kind }: Pick<ConnectionChange, 'kind'>,
): ConnectionChange | null => (before === null ? null : UNDO[kind](before))
