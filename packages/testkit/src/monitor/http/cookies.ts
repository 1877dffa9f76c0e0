/** The value of a cookie of a request; null without it. */
export function readCookie(request: Request, name: string): string | null {
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
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.seconds}${options.secure ? '; Secure' : ''}`
