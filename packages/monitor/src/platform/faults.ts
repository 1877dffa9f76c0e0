import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { Refused } from '../http/refused.ts'
import { respond, respondRefused } from '../http/respond.ts'

/** A fault that a test sets for the calls of one route. */
export const faultRequest = z.strictObject({
  /** As `monitorRoutes()` lists it: `POST rule_overrides`; `*` for every route. */
  route: z.string(),
  /** The status of the response in place of the route's own. Without it the route answers, after the delay. */
  status: z.int().min(200).max(599).optional(),
  /** The body of that response; the usual error shape by default. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(60_000).optional(),
  /** Breaks the connection without an answer. */
  cut: z.boolean().optional(),
  /** Answers 200 with JSON that ends in the middle. */
  garbled: z.boolean().optional(),
  /** For this many calls; by default for all until cleared. */
  times: z.int().min(1).optional(),
})
export type Fault = z.output<typeof faultRequest>

/** The faults that are set. The newest for a route takes precedence; one that is used up is removed. */
export class Faults {
  #set: { readonly fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#set = [{ fault, left: fault.times ?? Number.POSITIVE_INFINITY }, ...this.#set]
  }

  clear(): void {
    this.#set = []
  }

  /** How many are set and not used up. */
  get size(): number {
    return this.#set.length
  }

  /** The fault for this call of a route, counted down; undefined when none is set. */
  consume(route: string): Fault | undefined {
    const found = this.#set.find(({ fault }) => fault.route === route || fault.route === '*')
    if (found === undefined) return undefined
    found.left -= 1
    this.#set = this.#set.filter(({ left }) => left > 0)
    return found.fault
  }
}

/** A connection that is broken on purpose. A server closes the socket; in this process the fetch fails. */
export class ConnectionCut extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

const GARBLED = '{"data":[{"id":1,'

/** Applies a fault: waits, breaks the connection, or returns the response. Undefined: the route answers. */
export async function commitFault(
  fault: Fault,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await pause(fault.delayMs, undefined, { signal })
  if (fault.cut === true) throw new ConnectionCut()
  if (fault.garbled === true)
    return new Response(GARBLED, {
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
    })
  if (fault.status === undefined) return undefined
  const headers = fault.headers ?? {}
  return fault.body === undefined
    ? respondRefused(
        new Refused(fault.status, [{ field: null, message: 'A test asked for this refusal.' }], headers),
        requestId,
      )
    : respond({ status: fault.status, body: fault.body, headers }, requestId)
}
