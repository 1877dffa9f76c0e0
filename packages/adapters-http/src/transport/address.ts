import { writeNestedQuery } from '@fairhaul/core'
import type { Call } from './call.ts'
import type { KnownSession } from './known-session.ts'
import { fillRoute } from './route.ts'

/** Path and query of a request, below the monitor's prefix: `carriers?q[...]=...&page=1`. */
export const addressOf = <Params, T>(call: Call<Params, T>, params: Params, known: KnownSession): string => {
  const path = fillRoute(call.route, call.path?.(params) ?? {})
  const query = call.query ? writeNestedQuery(call.query(params, known)) : ''
  return query === '' ? path : `${path}?${query}`
}
