import type { Output } from '../import/report/progress.ts'
import { pause, type Timing } from './download/request-policy.ts'
import type { Outcome } from './keep-current.ts'

/** Hours and minutes in UTC. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** The next instant after `now` at a time of day, both in milliseconds since 1970. */
export const nextAt = ({ hour, minute }: TimeOfDay, now: number): number => {
  const day = new Date(now)
  const at = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute)
  return at > now ? at : at + 86_400_000
}

const RETRY_MS = 60 * 60_000
/** Further runs on a day on which a file was not to be had. */
const RETRIES = 3

export interface WatchParams {
  /** One run of the day. What it throws is printed and counts as incomplete. */
  run(): Promise<Outcome>
  readonly at: TimeOfDay
  readonly timing: Timing
  readonly stop: AbortSignal
  readonly out: Output
}

/** Runs now and every morning, and after an hour once more when a file was not to be had. Resolves when stopped. */
export const watch = async ({ run, at, timing, stop, out }: WatchParams): Promise<void> => {
  let retries = 0
  while (!stop.aborted) {
    const outcome = await run().catch((error: unknown): Outcome => {
      if (!stop.aborted) out.write(`${error instanceof Error ? error.message : String(error)}\n`)
      return 'incomplete'
    })
    if (stop.aborted) return
    const now = timing.now()
    const isRetried = outcome === 'incomplete' && retries < RETRIES
    retries = isRetried ? retries + 1 : 0
    const next = isRetried ? Math.min(now + RETRY_MS, nextAt(at, now)) : nextAt(at, now)
    out.write(`The next run is at ${new Date(next).toISOString().slice(0, 16).replace('T', ' ')} UTC.\n`)
    await pause(next - now, stop, timing).catch(() => undefined)
  }
}
