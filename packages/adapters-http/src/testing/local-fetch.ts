import type { Clock } from '@fairhaul/core'
import type { Fetch } from '../transport/call.ts'

/** One request as the network saw it. */
export interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** A `fetch` without a network, for tests: each request takes the next response, and an abort rejects as in a browser. */
export interface LocalFetch {
  readonly fetch: Fetch
  readonly sent: readonly Sent[]
}

/** A response, an error in its place, or a function of the request. */
export type LocalAnswer =
  | Response
  | Error
  | Promise<Response>
  | ((sent: Sent) => Response | Promise<Response>)

/** Refuses: more requests than responses. */
export const localFetch = (...answers: readonly LocalAnswer[]): LocalFetch => {
  const sent: Sent[] = []
  return {
    sent,
    fetch: async (url, init) => {
      const answer = answers[sent.length]
      sent.push({ url, init })
      if (answer === undefined) throw new Error(`one request too many: ${url}`)
      if (answer instanceof Error) throw answer
      const given = Promise.resolve(typeof answer === 'function' ? answer({ url, init }) : answer)
      return Promise.race([given, aborted(init.signal)])
    },
  }
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A JSON response. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers })

/** What `fetch` throws when there is no connection. */
export const noConnection = (): Error => new TypeError('Failed to fetch')

/** A response that never arrives. */
export const silence = (): Promise<Response> => new Promise(() => {})

/** A clock that records its waits and ends them at once (`prompt`) or when the test does (`held`). */
export const notedClock = (now = 0) => {
  const waits: number[] = []
  const pending: (() => void)[] = []
  const clock = (held: boolean): Pick<Clock, 'now' | 'after'> => ({
    now: () => now,
    after: (ms, call) => {
      waits.push(ms)
      const end = now + ms
      if (held) pending.push(call)
      else
        queueMicrotask(() => {
          now = Math.max(now, end)
          call()
        })
      return () => void pending.splice(pending.indexOf(call), 1)
    },
  })
  const pass = (ms: number): void => {
    now += ms
    for (const call of pending.splice(0)) call()
  }
  return { waits, pending, pass, prompt: clock(false), held: clock(true) }
}
