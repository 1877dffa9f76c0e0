/** The brand of a host name. Source: section 1, "Brands". */
export const brandOfHost = (hostname: string): 'main' | 'watchdog' =>
  hostname.toLowerCase().includes('watchdog') ? 'watchdog' : 'main'

/**
 * The brand of a call: of the page that sent it, else of the host it was sent to.
 *
 * Choice: the page takes precedence, as a portal in front of the monitor forwards calls under its own host name. Calls
 * from a page of another site have been refused before.
 */
export const brandOfCall = (request: Request): 'main' | 'watchdog' => {
  const origin = request.headers.get('origin') ?? ''
  return brandOfHost(new URL(URL.canParse(origin) ? origin : request.url).hostname)
}
