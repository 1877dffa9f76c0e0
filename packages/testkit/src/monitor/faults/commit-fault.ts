import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '../http/refused.ts'
import { respond, respondRefused } from '../http/respond.ts'
import type { Fault } from './faults.ts'

/** A connection that was broken on purpose. A server ends the socket; in process the fetch fails. */
export class ConnectionCut extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

/** Carries a fault out: waits, cuts, or gives the answer to send. Undefined: the route goes on. */
export async function commitFault(
  fault: Fault,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<Response | undefined> {
  if (fault.delayMs !== undefined) await pause(fault.delayMs, undefined, { signal })
  if (fault.cut === true) throw new ConnectionCut()
  if (fault.status === undefined) return undefined
  const headers = fault.headers ?? {}
  return fault.body === undefined
    ? respondRefused(
        new Refused(fault.status, [{ field: null, message: 'A test asked for this refusal.' }], headers),
        requestId,
      )
    : respond({ status: fault.status, body: fault.body, headers }, requestId)
}
