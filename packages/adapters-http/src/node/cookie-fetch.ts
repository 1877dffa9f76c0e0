import type { Fetch } from '../transport/call.ts'

/** Cookies of a session, names to values, as they can be saved and used again. They are as secret as a key. */
export type SavedCookies = Readonly<Record<string, string>>

/** A session of an earlier run, and what to do when its cookies change. */
export interface SavedSession {
  /** The cookies to begin with. */
  readonly cookies?: SavedCookies
  /** Called with all cookies after each response that changed them, such as to write them to a file. */
  readonly onChange?: (cookies: SavedCookies) => void
}

/**
 * A `fetch` that keeps cookies, for tests and for scripts in Node, where `fetch` has no cookies of its own. A browser
 * keeps them itself and needs none of this.
 *
 * With the cookies of an earlier run it continues that session until the monitor ends it.
 *
 * It holds the cookies of one server for one visitor: names to values, with `Max-Age` and `Expires` only as far as
 * they delete a cookie. Choice: paths, domains and flags are ignored, as one visitor calls one server.
 */
export const cookieFetch = (
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  { cookies = {}, onChange = () => {} }: SavedSession = {},
): Fetch => {
  const jar = new Map<string, string>(Object.entries(cookies))
  return async (url, init) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers })
    const lines = response.headers.getSetCookie()
    for (const line of lines) keep(jar, line)
    if (lines.length > 0) onChange(Object.fromEntries(jar))
    return response
  }
}

const keep = (jar: Map<string, string>, line: string): void => {
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
  const cut = pair.indexOf('=')
  if (cut < 1) return
  if (attributes.some(removesCookie)) jar.delete(pair.slice(0, cut))
  else jar.set(pair.slice(0, cut), pair.slice(cut + 1))
}

const removesCookie = (attribute: string): boolean => {
  const [name = '', value = ''] = attribute.split(/=(.*)/)
  return name.toLowerCase() === 'max-age'
    ? Number(value) <= 0
    : name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}
