import { mayMarkDoNotDispatch } from '../account/rights.ts'
import { mayOnboardCarriers } from '../account/scope-rights.ts'
import type { CurrentUser } from '../account/user.ts'
import type { CarrierSummary } from '../carrier/carrier.ts'
import { canBeHeld, isOnHold } from '../carrier/hold.ts'
import { isPassed, type Verdict } from '../rules/verdict.ts'
import type { UserId } from '../shared/ids.ts'
import type { ConnectionChange, NotedChangeKind } from './change-connection.ts'
import type { SeenConnection } from './connection.ts'

/** An action that a broker can take on a connection. */
export interface ConnectionAction {
  readonly label: string
  /** The effect of the action, in a sentence. */
  readonly effect: string
  /** The message once it is done, in a sentence. */
  readonly done: string
  readonly change: ConnectionChange
  /** Whether it would visibly change the current connection. */
  readonly isOffered: (connection: SeenConnection) => boolean
}

const isUsable = ({ status, isDismissed }: SeenConnection): boolean =>
  !isDismissed && status !== 'do_not_dispatch'

/**
 * All actions on a connection, in the order of the menu.
 *
 * Source: section 4, "Connection status"; section 4, "Do not dispatch"; section 4, "Dismissal"; section 4, "On hold".
 * Choice: a dismissed connection is restored before its status is lifted, and a do-not-dispatch connection is not
 * dismissed, as neither would have a visible effect, nor would a hold; do not dispatch is always available.
 */
export const CONNECTION_ACTIONS: readonly ConnectionAction[] = [
  {
    label: 'Mark as onboarded',
    effect: 'The carrier moves to Onboarded, unless its packet is on hold.',
    done: 'Marked as onboarded.',
    change: { kind: 'set-status', status: 'onboarded' },
    isOffered: ({ status, isDismissed }) => !isDismissed && status !== 'onboarded',
  },
  {
    label: 'Ask to onboard',
    effect: 'The carrier must complete its packet before you can use it.',
    done: 'Asked to onboard.',
    change: { kind: 'set-status', status: 'needs_to_onboard' },
    isOffered: ({ status, isDismissed }) => !isDismissed && status !== 'needs_to_onboard',
  },
  {
    label: 'Hold',
    effect: 'The carrier moves to On hold until you release it. Its packet keeps its place.',
    done: 'Put on hold.',
    change: { kind: 'hold' },
    isOffered: connection => isUsable(connection) && canBeHeld(connection) && !isOnHold(connection),
  },
  {
    label: 'Release',
    effect: 'The hold ends. The packet picks up where it left off.',
    done: 'Released.',
    change: { kind: 'release' },
    isOffered: connection => isUsable(connection) && canBeHeld(connection) && isOnHold(connection),
  },
  {
    label: 'Do not dispatch',
    effect: 'The carrier moves to Do not dispatch. Do not use it.',
    done: 'Marked do not dispatch.',
    change: { kind: 'do-not-dispatch' },
    isOffered: ({ status }) => status !== 'do_not_dispatch',
  },
  {
    label: 'Dismiss',
    effect: 'The carrier moves to Dismissed. Its status does not change.',
    done: 'Dismissed.',
    change: { kind: 'dismiss' },
    isOffered: isUsable,
  },
  {
    label: 'Restore',
    effect: 'The carrier returns to the list that matches its status and packet.',
    done: 'Restored.',
    change: { kind: 'restore' },
    isOffered: ({ isDismissed }) => isDismissed,
  },
]

const NOTED: Readonly<Record<NotedChangeKind, true>> = { 'do-not-dispatch': true, hold: true }

/** An action for which a broker may write why. */
export type NotedAction = ConnectionAction & { readonly change: { readonly kind: NotedChangeKind } }

/** Whether a broker may write why with an action. */
export const takesNotes = (action: ConnectionAction): action is NotedAction => action.change.kind in NOTED

/** The change of such an action with its notes. A hold mentions no one. Source: section 3, "Mention". */
export const notedChange = (
  { change }: NotedAction,
  notes: string,
  mentioned: readonly UserId[],
): ConnectionChange =>
  change.kind === 'do-not-dispatch' ? { kind: change.kind, notes, mentioned } : { kind: 'hold', notes }

/** The actions currently available, in the order of the menu; never empty. Source: section 3, "Connection". */
export const actionsFor = (connection: SeenConnection): readonly ConnectionAction[] =>
  CONNECTION_ACTIONS.filter(({ isOffered }) => isOffered(connection))

const mayPerform = (user: CurrentUser, { change }: ConnectionAction): boolean =>
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
      mayPerform(user, action) &&
      (connection === null ? action.change.kind === 'do-not-dispatch' : action.isOffered(connection)),
  )

/** Those that are likely, the likeliest first, in the order in which they are shown. */
const LIKELY: readonly (readonly ((change: ConnectionChange) => boolean)[])[] = [
  [
    ({ kind }) => kind === 'restore' || kind === 'release',
    change => change.kind === 'set-status' && change.status === 'onboarded',
  ],
  [({ kind }) => kind === 'do-not-dispatch'],
]

/**
 * The actions that come first where there is not room for all: restore, release or mark as onboarded, then do not
 * dispatch.
 *
 * Empty: none of them is among the actions. Choice: what a compliance person does many times a day is not in a menu.
 */
export const likelyActions = (actions: readonly ConnectionAction[]): readonly ConnectionAction[] =>
  LIKELY.flatMap(group =>
    group.flatMap(isLikely => actions.find(({ change }) => isLikely(change)) ?? []).slice(0, 1),
  )

/**
 * The next step with a carrier that may be used: to invite it, or to mark as onboarded one that needs to onboard.
 *
 * Empty: undefined for one that does not pass or is not assessed, and for one that is invited, onboarded, on hold, dismissed
 * or not dispatched: nothing is called for. Source: section 4, "Connection status". Choice: an override counts as passed.
 */
export const nextStep = (
  { connection, invitation }: Pick<CarrierSummary, 'connection' | 'invitation'>,
  verdict: Verdict | null,
): 'invite' | 'mark-as-onboarded' | undefined => {
  if (!isPassed(verdict)) return undefined
  if (connection === null) return invitation == null ? 'invite' : undefined
  const { status, isDismissed } = connection
  return status === 'needs_to_onboard' && !isDismissed && !isOnHold(connection)
    ? 'mark-as-onboarded'
    : undefined
}

/** Whether an action takes that step. */
export const takesStep = ({ change }: ConnectionAction, step: ReturnType<typeof nextStep>): boolean =>
  step === 'mark-as-onboarded' && change.kind === 'set-status' && change.status === 'onboarded'
