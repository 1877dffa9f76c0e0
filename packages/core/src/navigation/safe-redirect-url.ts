interface Trust {
  /** The portal's own origin: `https://portal.example`. */
  readonly origin: string
  /** Host names, with a port unless it is the default. */
  readonly allowedHosts: readonly string[]
}

/**
 * Stricter than any browser: a scheme, a plain host (a name or an IPv6 address) with an optional port, then a path, a
 * query or nothing. No user name, blank or backslash, so that the host is unambiguous.
 */
const ABSOLUTE = /^(https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)(?:[/?#][^\s\\\p{Cc}]*)?$/u
const SAME_ORIGIN_PATH = /^\/(?!\/)[^\s\\\p{Cc}]*$/u
/** A part of a path that leads up or stays: browsers resolve it, and another reader may do so differently. */
const DOT_SEGMENT = /^[^?#]*[/](?:\.|%2e){1,2}(?:[/?#]|$)/iu
const USUAL_PORT = /(?<=http:.*):80$|(?<=https:.*):443$/

/** Scheme, host and port in lower case, without a default port. Undefined: the address has another form. */
const originOf = (url: string): string | undefined => {
  const found = ABSOLUTE.exec(url.toLowerCase())
  return found === null ? undefined : String(found[1]).replace(USUAL_PORT, '')
}

/**
 * The address to which a 406 response may redirect the browser.
 *
 * Refuses: undefined unless it is a path of this origin, or http or https on this origin or a configured host; and for
 * a path with dot segments.
 * Source: section 8, "General handling".
 */
export const safeRedirectUrl = (url: string, { origin, allowedHosts }: Trust): string | undefined => {
  if (DOT_SEGMENT.test(url)) return undefined
  if (SAME_ORIGIN_PATH.test(url)) return url
  const to = originOf(url)
  const trusted = [origin, ...allowedHosts.flatMap(host => [`https://${host}`, `http://${host}`])]
  return to !== undefined && trusted.some(each => originOf(each) === to) ? url : undefined
}
