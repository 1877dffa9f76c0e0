import { instantMs } from '../../shared/instant-ms.ts'

/** When a truck is expected: instants. Null: that side is not on record. */
export interface ScheduledWindow {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Where now stands to a window, in the order in which time goes through it. Source: section 4, "Tracking window". */
export const WINDOW_PHASES = ['not_started', 'active', 'ended'] as const
/** Where an instant stands to a window. */
export type WindowPhase = (typeof WINDOW_PHASES)[number]

/** The phases in words. */
export const WINDOW_PHASE_LABELS: Readonly<Record<WindowPhase, string>> = {
  not_started: 'Not started',
  active: 'Active',
  ended: 'Ended',
}

/**
 * Where an instant stands to a window. Both ends belong to it.
 *
 * Units: now is in milliseconds since 1970. Empty: null when neither end is on record.
 * Choice: a window without a start has begun, and one without an end never ends.
 * Source: section 4, "Tracking window"; section 4, "Load exceptions".
 */
export const windowPhase = ({ startsAt, endsAt }: ScheduledWindow, now: number): WindowPhase | null => {
  const start = instantMs(startsAt)
  const end = instantMs(endsAt)
  if (start === null && end === null) return null
  if (start !== null && now < start) return 'not_started'
  return end !== null && now > end ? 'ended' : 'active'
}
