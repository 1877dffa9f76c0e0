import {
  CallFailed,
  type CancelSignal,
  type CompanyEvent,
  type CompanyEvents,
  done,
  EVENT_KINDS,
  EVENT_SUBJECTS,
  type EventBatch,
  type EventMessage,
  type EventsParams,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import { BrokenStream, messagesIn } from '../transport/event-stream.ts'
import type { Http } from '../transport/http.ts'
import { openStream } from '../transport/open-stream.ts'
import { whyFailed } from '../transport/why-failed.ts'
import { listOfKnown } from '../wire/list.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { count, names, nullable, oneOf, text, yesNo } from '../wire/values.ts'

const isKind = names('kind', EVENT_KINDS)
const isSubject = names('subject', EVENT_SUBJECTS)

const event: Reader<CompanyEvent> = record({
  kind: oneOf(EVENT_KINDS),
  subject: oneOf(EVENT_SUBJECTS),
  id: ['subjectId', nullable(count)],
})

const batch: Reader<EventBatch> = record({
  cursor: text,
  events: listOfKnown(row => isKind(row) && isSubject(row), event),
  is_complete: yesNo,
})

/** Beyond section 7. */
export const companyEventCalls = {
  since: call({
    route: 'GET events',
    query: (params: EventsParams) => ({ after: params.cursor }),
    fields: { after: 'cursor' },
    read: one(batch),
  }),
}

/** The messages that this portal knows. Refuses: a body that is no stream of events throws `CallFailed`. */
async function* eventsIn(
  bytes: ReadableStream<Uint8Array>,
  signal: CancelSignal | undefined,
): AsyncGenerator<EventMessage> {
  const failed = (
    kind: 'unreadable' | 'offline',
    detail: string | null,
    options?: { readonly cause: unknown },
  ) =>
    new CallFailed(
      { kind, call: companyEventCalls.since.route, status: 200, requestId: null, detail },
      options,
    )
  try {
    for await (const { event: name, data } of messagesIn(bytes)) {
      if (name === 'replaced') yield { kind: 'replaced' }
      if (name === 'changes') yield { kind: 'batch', batch: batch(JSON.parse(data)) }
    }
  } catch (thrown) {
    if (signal?.aborted === true) return
    if (thrown instanceof Unreadable || thrown instanceof BrokenStream)
      throw failed('unreadable', thrown.message)
    if (thrown instanceof SyntaxError) throw failed('unreadable', 'not JSON')
    throw failed('offline', whyFailed(thrown), { cause: thrown })
  }
}

/** An `AbortSignal` that follows core's. */
const abortSignalOf = (signal: CancelSignal | undefined): AbortSignal => {
  if (signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  if (signal?.aborted === true) controller.abort(signal.reason)
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  return controller.signal
}

export const httpCompanyEvents = (http: Http): CompanyEvents => ({
  ...bindCalls(http, companyEventCalls),
  stream: async ({ cursor }, signal) => {
    const headers: Readonly<Record<string, string>> = cursor === undefined ? {} : { 'last-event-id': cursor }
    const opened = await openStream(http.streaming, companyEventCalls.since, headers, abortSignalOf(signal))
    return opened.ok ? done(eventsIn(opened.value, signal)) : opened
  },
})
