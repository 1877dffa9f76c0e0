import type { KeySpec } from '../../ui/keys.ts'

/** The keys of an alert, in its row and beside the list. */
export const ALERT_KEYS = {
  assignToMe: 't',
  assign: 'a',
  in_progress: 's',
  escalated: 'e',
  pending: 'w',
  closed: 'c',
  new: 'n',
  undo: 'z',
} as const satisfies Readonly<Record<string, KeySpec>>
