import { instantMs } from '../../shared/instant-ms.ts'
import type { Load } from '../load.ts'
import type { ScheduledWindow, WindowPhase } from '../stop/scheduled-window.ts'
import { windowPhase } from '../stop/scheduled-window.ts'

const readable = (instants: readonly (string | null)[]): readonly string[] =>
  instants
    .filter((instant): instant is string => instantMs(instant) !== null)
    .toSorted((one, other) => Number(instantMs(one)) - Number(instantMs(other)))

/**
 * The window in which a load is tracked: from the earliest start of a stop's window to the latest end.
 *
 * Empty: null on a side that no stop has on record. Choice: the specification names the window but not its ends.
 * Source: section 4, "Tracking window".
 */
export const trackingWindow = ({ stops }: Pick<Load, 'stops'>): ScheduledWindow => ({
  startsAt: readable(stops.map(({ window }) => window.startsAt))[0] ?? null,
  endsAt: readable(stops.map(({ window }) => window.endsAt)).at(-1) ?? null,
})

/**
 * Whether tracking has not started, is active or has ended, based on the load's windows.
 *
 * Units: now is in milliseconds since 1970. Empty: null when no stop has a window on record.
 * Source: section 4, "Tracking window".
 */
export const trackingPhase = (load: Pick<Load, 'stops'>, now: number): WindowPhase | null =>
  windowPhase(trackingWindow(load), now)
