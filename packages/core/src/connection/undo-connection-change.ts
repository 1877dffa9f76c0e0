import { CONNECTION_STATUS_LABELS } from '../carrier/connection-status.ts'
import { unreachable } from '../shared/unreachable.ts'
import type { ConnectionChange } from './change-connection.ts'
import type { BlockedConnection, SeenConnection } from './connection.ts'

/** What a change answered, as far as its undo needs it. */
type Made = Pick<BlockedConnection, 'replacedNotes'>

const backToStatus = ({ status }: SeenConnection, { replacedNotes: notes }: Made): ConnectionChange => ({
  kind: 'set-status',
  status,
  ...(notes !== undefined && { notes }),
})

const UNDO: Readonly<
  Record<ConnectionChange['kind'], (before: SeenConnection, made: Made) => ConnectionChange>
> = {
  'set-status': before => backToStatus(before, {}),
  'do-not-dispatch': backToStatus,
  dismiss: () => ({ kind: 'restore' }),
  restore: () => ({ kind: 'dismiss' }),
  hold: () => ({ kind: 'release' }),
  release: ({ hold }) => ({ kind: 'hold', ...(hold?.notes != null && { notes: hold.notes }) }),
}

/**
 * The change that undoes another one, given the connection before it. The notes that a do not dispatch replaced come back,
 * as do those of a hold.
 *
 * Empty: null if there was no connection, as a connection is never removed. Source: section 4, "Connection status";
 * section 4, "Do not dispatch"; section 4, "Dismissal"; section 4, "On hold".
 */
export const undoConnectionChange = (
  before: SeenConnection | null,
  { kind }: Pick<ConnectionChange, 'kind'>,
  made: Made = {},
): ConnectionChange | null => (before === null ? null : UNDO[kind](before, made))

const notesText = (notes: string | null | undefined): string => {
  if (notes === undefined) return ''
  return notes === null ? ' Your new note is removed.' : ` The note from before is back: “${notes}”`
}

/**
 * What an undo has brought back, in a sentence or two: "Onboarded again. The note from before is back: “Pays late.”"
 *
 * Source: section 4, "Connection status"; the wording is ours.
 */
export const undoneText = (undo: ConnectionChange): string => {
  switch (undo.kind) {
    case 'set-status':
      return `${CONNECTION_STATUS_LABELS[undo.status]} again.${notesText(undo.notes)}`
    case 'do-not-dispatch':
      return 'Do not dispatch again.'
    case 'dismiss':
      return 'Dismissed again.'
    case 'restore':
      return 'Restored.'
    case 'hold':
      return 'On hold again.'
    case 'release':
      return 'Released.'
    default:
      return unreachable(undo)
  }
}
