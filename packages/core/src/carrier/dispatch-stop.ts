import type { CarrierSummary } from './carrier.ts'
import { actText, type ConnectionAct, isOnHold } from './hold.ts'

/**
 * What keeps a carrier from being used whatever its verdict, the worst first.
 *
 * Source: section 4, "Do not dispatch"; section 4, "On hold"; section 4, "Connection status".
 */
export const DISPATCH_STOPS = ['do-not-dispatch', 'on-hold', 'not-onboarded'] as const

/** One of them. */
export type DispatchStopKind = (typeof DISPATCH_STOPS)[number]

/** Why a carrier may not be used, above its verdict. */
export interface DispatchStop {
  readonly kind: DispatchStopKind
  /** "Do not dispatch". */
  readonly label: string
  /** What it is for the carrier, to follow its name: "is set to Do not dispatch". */
  readonly state: string
  /** Since when, by whom and why: "Since Mar 4, 2027, Dana Reyes: hostage load". Undefined: not on record. */
  readonly reason: string | undefined
  /** Why alone: "hostage load". Undefined: nothing was written. */
  readonly notes: string | undefined
  readonly tone: 'fail' | 'incomplete'
}

const STOPS = {
  'do-not-dispatch': { label: 'Do not dispatch', state: 'is set to Do not dispatch', tone: 'fail' },
  'on-hold': { label: 'On hold', state: 'is on hold', tone: 'incomplete' },
  'not-onboarded': { label: 'Not onboarded', state: 'is not onboarded', tone: 'incomplete' },
} as const

const stop = (kind: DispatchStopKind, act?: ConnectionAct | null): DispatchStop => ({
  kind,
  ...STOPS[kind],
  reason: act ? actText(act) : undefined,
  notes: act ? actText({ at: null, by: null, notes: act.notes }) : undefined,
})

/**
 * What comes before a carrier's verdict: do not dispatch, then on hold, then not onboarded where the company requires it.
 *
 * A dismissal hides no warning, so a dismissed carrier that is blocked or on hold still is.
 * Empty: null if nothing does, as for a carrier without a connection. No company has data that requires onboarding, so
 * that `requiresOnboarding` is false unless given.
 * Source: section 4, "Do not dispatch"; section 4, "On hold"; section 4, "Connection status".
 */
export const dispatchStop = (
  connection: CarrierSummary['connection'],
  requiresOnboarding = false,
): DispatchStop | null => {
  if (connection?.status === 'do_not_dispatch') return stop('do-not-dispatch', connection.block)
  if (connection !== null && isOnHold(connection)) return stop('on-hold', connection.hold)
  return requiresOnboarding && connection?.status !== 'onboarded' ? stop('not-onboarded') : null
}

/**
 * Since when, by whom and why, as a sentence: "Since Mar 4, 2027, Dana Reyes: hostage load." Empty: null, not on record.
 * Source: section 4, "Do not dispatch"; the wording is ours.
 */
export const stopReasonText = ({ reason }: DispatchStop): string | null =>
  reason === undefined ? null : /[.!?]$/.test(reason) ? reason : `${reason}.`

/**
 * A stop in a sentence about the carrier: "The carrier is set to Do not dispatch. Since Mar 4, 2027, Dana Reyes: hostage
 * load". Source: section 4, "Do not dispatch"; the wording is ours.
 */
export const dispatchStopText = (stop: DispatchStop): string =>
  [`The carrier ${stop.state}.`, stopReasonText(stop)].filter(text => text !== null).join(' ')

/**
 * What a call to a carrier is: "Call EAGLE MESA FREIGHT LLC", or, of one that is blocked, "Do not dispatch. Call EAGLE MESA
 * FREIGHT LLC": the number stays at hand, but it is no invitation. Source: section 4, "Do not dispatch"; the wording is ours.
 */
export const callText = ({
  legalName,
  connection,
}: Pick<CarrierSummary, 'legalName' | 'connection'>): string =>
  connection?.status === 'do_not_dispatch'
    ? `${STOPS['do-not-dispatch'].label}. Call ${legalName}`
    : `Call ${legalName}`
