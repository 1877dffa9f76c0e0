/** The time, and calls after some of it. Tests drive it. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls after `ms` milliseconds, unless canceled before. */
  after(ms: number, call: () => void): () => void
}

export const systemTiming: Timing = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** Waits `ms` milliseconds. An abort ends the wait at once and rejects with its reason. */
export const pause = (ms: number, signal: AbortSignal, timing: Timing): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = timing.after(ms, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/** A file was not downloaded, for a reason that another attempt would not change. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused'
  /** Whether what arrived is of use to a later run. */
  readonly isResumable: boolean

  constructor(reason: string, { isResumable = false } = {}) {
    super(reason)
    this.isResumable = isResumable
  }
}

/** The connection ended before the file did. Another attempt asks for the rest. */
export class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** Attempts without any further byte before a file is given up. */
const ATTEMPTS = 5
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
/** A server that wants a longer pause gets its next request in the next run. */
const LONGEST_RETRY_AFTER_MS = 15 * 60_000
/** Nothing arrived for so long: the connection is dead. */
export const STALLED_AFTER_MS = 90_000

const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** Whether a later attempt may get another response. */
export const mayPass = (status: number): boolean => PASSING.has(status)

/** The wait that a server wants, from `Retry-After` in seconds or as a date. Undefined: it names none. */
const wantedWaitMs = (response: Response | null, now: number): number | undefined => {
  const header = response?.headers.get('retry-after')
  if (!header) return undefined
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/**
 * The wait before the next attempt, in milliseconds; undefined when there is to be none.
 *
 * `failures` counts the attempts that brought nothing, this one included. Waits double up to a minute, with a fifth to
 * either side so that four connections do not return at once; a wait that the server names replaces them.
 */
export const waitMs = (
  { failures, response }: { readonly failures: number; readonly response: Response | null },
  { now, random }: { readonly now: number; readonly random: number },
): number | undefined => {
  if (failures >= ATTEMPTS) return undefined
  const wanted = wantedWaitMs(response, now)
  if (wanted !== undefined) return wanted > LONGEST_RETRY_AFTER_MS ? undefined : wanted
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.8 + 0.4 * random)
}
