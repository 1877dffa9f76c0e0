interface Trust {
  /** The portal's own origin: `https://portal.example`. */
  readonly origin: string
  /** Host names, with a port where it is not the usual one. */
  readonly allowedHosts: readonly string[]
}

/**
 * Stricter than any browser: a scheme, a plain host (a name or an IPv6 address) with an optional port, then a path,
 * a query or nothing. No user name, no blank, no backslash, so that nobody can read the host differently.
 */
const ABSOLUTE = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu
const SAME_ORIGIN_PATH = /^\/(?!\/)[^\s\\\p{Cc}]*$/u

const addressOf = (url: string): { readonly scheme: string; readonly host: string } | undefined => {
  const [, scheme = '', name = '', port] = ABSOLUTE.exec(url) ?? []
  if (name === '') return undefined
  const usualPort = scheme.toLowerCase() === 'https' ? '443' : '80'
  const suffix = port === undefined || port === usualPort ? '' : `:${port}`
  return { scheme: scheme.toLowerCase(), host: `${name.toLowerCase()}${suffix}` }
}

/**
 * The address a 406 answer may send the browser to.
 *
 * Refuses: undefined unless it is a path of this origin, or http or https on this origin or a configured host.
 * Source: section 8, "General handling".
 */
export const safeRedirectUrl = (url: string, { origin, allowedHosts }: Trust): string | undefined => {
  if (SAME_ORIGIN_PATH.test(url)) return url
  const to = addressOf(url)
  const own = addressOf(origin)
  if (to === undefined) return undefined
  const isOwn = own !== undefined && to.scheme === own.scheme && to.host === own.host
  return isOwn || allowedHosts.some(host => host.toLowerCase() === to.host) ? url : undefined
}
