import { mayMarkDoNotDispatch } from '../account/rights.ts'
import { mayOnboardCarriers } from '../account/scope-rights.ts'
import type { CurrentUser } from '../account/user.ts'
import type { ConnectionChange } from './change-connection.ts'
import type { SeenConnection } from './connection.ts'

/** An action that a broker can take on a connection. */
export interface ConnectionAction {
  readonly label: string
  /** The effect of the action, in a sentence. */
  readonly effect: string
  /** The message once it is done, in a sentence. */
  readonly done: string
  readonly change: ConnectionChange
  /** Whether the broker can add notes. */
  readonly takesNotes: boolean
  /** Whether it would visibly change the current connection. */
  readonly isOffered: (connection: SeenConnection) => boolean
}

/**
 * All actions on a connection, in the order of the menu.
 *
 * Source: section 4, "Connection status"; section 4, "Do not dispatch"; section 4, "Dismissal". Choice: a dismissed
 * connection is restored before its status is lifted, and a do-not-dispatch connection is not dismissed, as neither
 * would have a visible effect; do not dispatch is always available.
 */
export const CONNECTION_ACTIONS: readonly ConnectionAction[] = [
  {
    label: 'Mark as onboarded',
    effect: 'The carrier moves to My carriers, unless its packet is on hold.',
    done: 'Marked as onboarded.',
    change: { kind: 'set-status', status: 'onboarded' },
    takesNotes: false,
    isOffered: ({ status, isDismissed }) => !isDismissed && status !== 'onboarded',
  },
  {
    label: 'Ask to onboard',
    effect: 'The carrier must complete its packet before you can use it.',
    done: 'Asked to onboard.',
    change: { kind: 'set-status', status: 'needs_to_onboard' },
    takesNotes: false,
    isOffered: ({ status, isDismissed }) => !isDismissed && status !== 'needs_to_onboard',
  },
  {
    label: 'Do not dispatch',
    effect: 'The carrier moves to Do not dispatch. Do not use it.',
    done: 'Marked do not dispatch.',
    change: { kind: 'do-not-dispatch' },
    takesNotes: true,
    isOffered: ({ status }) => status !== 'do_not_dispatch',
  },
  {
    label: 'Dismiss',
    effect: 'The carrier moves to Dismissed. Its status does not change.',
    done: 'Dismissed.',
    change: { kind: 'dismiss' },
    takesNotes: false,
    isOffered: ({ status, isDismissed }) => !isDismissed && status !== 'do_not_dispatch',
  },
  {
    label: 'Restore',
    effect: 'The carrier returns to the list that matches its status and packet.',
    done: 'Restored.',
    change: { kind: 'restore' },
    takesNotes: false,
    isOffered: ({ isDismissed }) => isDismissed,
  },
]

/** The actions currently available, in the order of the menu; never empty. Source: section 3, "Connection". */
export const actionsFor = (connection: SeenConnection): readonly ConnectionAction[] =>
  CONNECTION_ACTIONS.filter(({ isOffered }) => isOffered(connection))

const mayTake = (user: CurrentUser, { change }: ConnectionAction): boolean =>
  mayMarkDoNotDispatch(user) && (change.kind === 'do-not-dispatch' || mayOnboardCarriers(user))

/**
 * The actions that a user may take now, in the order of the menu. Null: there is no connection yet, which only a do not
 * dispatch creates. Empty: none, as for a plan without connections.
 *
 * Source: section 6, "Scopes"; section 4, "Do not dispatch".
 */
export const actionsOfUser = (
  user: CurrentUser,
  connection: SeenConnection | null,
): readonly ConnectionAction[] =>
  CONNECTION_ACTIONS.filter(
    action =>
      mayTake(user, action) &&
      (connection === null ? action.change.kind === 'do-not-dispatch' : action.isOffered(connection)),
  )

const LIKELY: readonly ((change: ConnectionChange) => boolean)[] = [
  change => change.kind === 'restore' || (change.kind === 'set-status' && change.status === 'onboarded'),
  ({ kind }) => kind === 'do-not-dispatch',
]

/**
 * The actions that stand first where there is not room for all: restore or mark as onboarded, then do not dispatch.
 *
 * Empty: none of them is among the actions. Choice: what a compliance person does many times a day is not in a menu.
 */
export const likelyActions = (actions: readonly ConnectionAction[]): readonly ConnectionAction[] =>
  LIKELY.flatMap(isLikely => actions.find(({ change }) => isLikely(change)) ?? [])
