import { instantMs } from '../../shared/instant-ms.ts'

/** When a truck is expected: instants. Null: that side is not on record. */
export interface ScheduledWindow {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** The phases of a window, in time order. Source: section 4, "Tracking window". */
export const WINDOW_PHASES = ['not_started', 'active', 'ended'] as const
/** The phase of a window at an instant. */
export type WindowPhase = (typeof WINDOW_PHASES)[number]

/** The label of each phase. */
export const WINDOW_PHASE_LABELS: Readonly<Record<WindowPhase, string>> = {
  not_started: 'Not started',
  active: 'Active',
  ended: 'Ended',
}

/**
 * The phase of a window at an instant. Both ends belong to the window.
 *
 * Units: now is in milliseconds since 1970. Empty: null when neither end is on record.
 * Choice: a window without a start has started, and one without an end never ends.
 * Source: section 4, "Tracking window"; section 4, "Load exceptions".
 */
export const windowPhase = ({ startsAt, endsAt }: ScheduledWindow, now: number): WindowPhase | null => {
  const start = instantMs(startsAt)
  const end = instantMs(endsAt)
  if (start === null && end === null) return null
  if (start !== null && now < start) return 'not_started'
  return end !== null && now > end ? 'ended' : 'active'
}
