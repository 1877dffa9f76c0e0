/** The brand of a host name. Source: section 1, "Brands". */
export const brandOfHost = (hostname: string): 'main' | 'watchdog' =>
  hostname.toLowerCase().includes('watchdog') ? 'watchdog' : 'main'

/**
 * The brand that a call came to: of the page that sent it, else of the host it was sent to.
 *
 * Choice: the page comes first, as a portal in front of the monitor hands calls on under a host name of its own. A
 * page of another site has been refused before.
 */
export const brandOfCall = (request: Request): 'main' | 'watchdog' => {
  const origin = request.headers.get('origin') ?? ''
  return brandOfHost(new URL(URL.canParse(origin) ? origin : request.url).hostname)
}
