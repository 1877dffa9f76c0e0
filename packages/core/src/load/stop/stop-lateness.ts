import { durationText } from '../../shared/durations.ts'
import { instantMs } from '../../shared/instant-ms.ts'
import type { LoadStop } from './load-stop.ts'
import { windowPhase } from './scheduled-window.ts'

/** How a truck relates to the window of a stop that it is due at. */
export interface StopLateness {
  /** `late`: the window has ended. `there`: it has arrived and is not done. */
  readonly kind: 'late' | 'there' | 'open' | 'ahead' | 'unknown'
  /** "2 h 10 min late", "there for 45 min", "window open, 30 min left", "in 3 h". */
  readonly text: string
}

const end = (at: number | null, now: number): string =>
  at === null ? 'window open' : `window open, ${durationText(at - now)} left`

/**
 * How a truck relates to the window of the stop that it is due at: late once the window has ended, there once its arrival
 * is logged. A truck that arrived in time is not late, however long it waits.
 *
 * Units: now is in milliseconds since 1970. Empty: `unknown` when the window is not on record.
 * Source: section 3, "Load"; section 4, "Load exceptions".
 */
export const stopLateness = (
  { window, progress }: Pick<LoadStop, 'window' | 'progress'>,
  now: number,
): StopLateness => {
  const endsAt = instantMs(window.endsAt)
  const arrived = instantMs(progress?.arrivedAt ?? null)
  if (arrived !== null) {
    const after =
      endsAt !== null && arrived > endsAt ? `, arrived ${durationText(arrived - endsAt)} late` : ''
    return { kind: 'there', text: `there for ${durationText(now - arrived)}${after}` }
  }
  const phase = windowPhase(window, now)
  if (phase === null) return { kind: 'unknown', text: 'window not on record' }
  if (phase === 'not_started')
    return { kind: 'ahead', text: `in ${durationText(Number(instantMs(window.startsAt)) - now)}` }
  if (phase === 'ended') return { kind: 'late', text: `${durationText(now - Number(endsAt))} late` }
  return { kind: 'open', text: end(endsAt, now) }
}
