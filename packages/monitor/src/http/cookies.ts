/**
 * A cookie's name. Over https it has a prefix by which browsers refuse one that another host of the domain has set, or
 * that came over http.
 */
const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)

/** The value of a cookie of a request; null without it. `secure`: whether the portal is reached by https. */
export function readCookie(request: Request, plainName: string, secure: boolean): string | null {
  const name = fullName(plainName, secure)
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/**
 * A cookie that no script can read and no other site's form can send.
 *
 * Units: `seconds` until it expires; 0 removes it.
 */
export const cookie = (name: string, value: string, options: { seconds: number; secure: boolean }) =>
  `${fullName(name, options.secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.seconds}${options.secure ? '; Secure' : ''}`
