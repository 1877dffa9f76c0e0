import { check } from '../http/check.ts'
import { readBody } from '../http/read-body.ts'
import { invalid, Refused } from '../http/refused.ts'
import { respondRefused } from '../http/respond.ts'
import { type Faults, faultRequest } from '../faults/faults.ts'
import { monitorRoutes } from '../routes/index.ts'

/** `POST monitor-control/faults`: from the next call on, something goes wrong as asked. */
export async function addFault(faults: Faults, request: Request): Promise<Response> {
  try {
    const fault = check(faultRequest, await readBody(request, { multipart: false }))
    if (fault.route !== '*' && !monitorRoutes().includes(fault.route))
      throw invalid('route', 'There is no such route. Write it as "PATCH rule_overrides/:id", or * for all.')
    faults.add(fault)
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
