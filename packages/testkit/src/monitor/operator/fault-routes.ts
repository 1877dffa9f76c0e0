import { check } from '../http/check.ts'
import { readBody } from '../http/read-body.ts'
import { Refused } from '../http/refused.ts'
import { respondRefused } from '../http/respond.ts'
import { type Faults, faultAsk } from '../faults/faults.ts'

/** `POST monitor-control/faults`: from the next call on, something goes wrong as asked. */
export async function addFault(faults: Faults, request: Request): Promise<Response> {
  try {
    faults.add(check(faultAsk, await readBody(request, { multipart: false })))
    return new Response(null, { status: 204 })
  } catch (thrown) {
    if (thrown instanceof Refused) return respondRefused(thrown, 'faults')
    throw thrown
  }
}

/** `DELETE monitor-control/faults`: all is well again. */
export function clearFaults(faults: Faults): Response {
  faults.clear()
  return new Response(null, { status: 204 })
}
