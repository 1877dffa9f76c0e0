import { CallFailed, done, type Outcome, type Refusal } from '@fairhaul/core'
import type { AnyCall, Fetch } from './call.ts'
import type { ReadReceived } from './read-response.ts'
import { isAbort } from './time-limit.ts'
import type { WebBytes, WebSignal } from './web-types.ts'
import { whyFailed } from './why-failed.ts'

/** The type of a stream of events. */
const EVENT_STREAM = 'text/event-stream'

/** The body of a stream. Refused and failed responses are those of the call. */
type Streamed = Outcome<WebBytes, Refusal>

/** What `Http` opens streams with, so that only those who open one load the code for it. */
export interface Streaming {
  readonly base: string
  readonly fetch: Fetch
  /** The header of an API key; empty without one. */
  readonly authorization: Readonly<Record<string, string>>
  readonly read: ReadReceived
}

/**
 * Opens the stream of a call: the body as it comes, without a time limit, or the call's refusal.
 * Refuses: throws `CallFailed` when it is offline, or the response is no stream of events.
 */
export const openStream = async (
  { base, fetch, authorization, read }: Streaming,
  call: AnyCall,
  headers: Readonly<Record<string, string>>,
  signal: WebSignal,
): Promise<Streamed> => {
  const failed = (kind: 'offline' | 'unreadable', status: number | null, detail: string | null = null) =>
    ({ kind, call: call.route, status, requestId: null, detail }) as const
  const sent = { headers: { accept: EVENT_STREAM, ...authorization, ...headers }, signal }
  const response = await fetch(`${base}/${call.route.replace(/^GET /, '')}`, sent).catch(
    (thrown: unknown) => {
      signal.throwIfAborted()
      if (isAbort(thrown)) throw thrown
      throw new CallFailed(failed('offline', null, whyFailed(thrown)), { cause: thrown })
    },
  )
  if (response.ok) {
    const isStream = response.headers.get('content-type')?.split(';')[0] === EVENT_STREAM
    if (isStream && response.body !== null) return done(response.body)
    await response.body?.cancel()
    throw new CallFailed(failed('unreadable', response.status))
  }
  const received = read(call, response, await response.text())
  if (received.outcome.ok) throw new CallFailed(failed('unreadable', response.status))
  return received.outcome
}
