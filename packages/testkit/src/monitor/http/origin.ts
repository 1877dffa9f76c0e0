import { forbidden } from './refused.ts'
import type { Guard } from './route.ts'

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/**
 * Refuses what another site makes a broker's browser send: by the browser's own word (`sec-fetch-site`), by the
 * origin, and, where a browser sends neither, by the page it came from.
 *
 * Choice: all calls, not only unsafe ones, for `GET sign_out` changes something too and no call is meant for others.
 */
export const sameOriginOnly: Guard = ({ request, services }) => {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') throw forbidden('This call was made by another site.')
  const said = request.headers.get('origin') ?? (site === null ? request.headers.get('referer') : null)
  if (said === null) return
  const host = hostOf(said)
  const own = [new URL(request.url).host, ...services.config.publicOrigins.map(hostOf)]
  if (host === null || !own.includes(host)) throw forbidden('This call was made by another site.')
}
