/** Browser features that the portal does not use, disabled for everything in its page. */
const ABILITIES_UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Sent with every response of this server; the monitor sends its own. Only the page may act as a page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export interface PageHeaders {
  readonly contentPolicy: string
  /** A policy that is reported and not enforced. Null: there is none. */
  readonly reportedPolicy: string | null
  /** A service that is paid per site needs the site of a request. It gets the origin, never an address. */
  readonly mentionsOrigin: boolean
}

/** Sent with the page instead of the headers above, beside `OPENER_POLICY`. */
export const pageHeaders = ({
  contentPolicy,
  reportedPolicy,
  mentionsOrigin,
}: PageHeaders): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  'content-security-policy': contentPolicy,
  ...(reportedPolicy === null ? {} : { 'content-security-policy-report-only': reportedPolicy }),
  'origin-agent-cluster': '?1',
  'permissions-policy': ABILITIES_UNUSED.map(ability => `${ability}=()`).join(', '),
  ...(mentionsOrigin ? { 'referrer-policy': 'strict-origin-when-cross-origin' } : {}),
})

/** Keeps a page of another site that opened the portal from holding its window. */
export const OPENER_POLICY = { 'cross-origin-opener-policy': 'same-origin' }

/**
 * Whether another site may hold the window of a page: unless its address was typed. A browser starts another process for a
 * page with an opener policy, so it is sent only then, or where the browser does not say. A page that was typed into a blank
 * window of another site loads itself once more, with the policy (`index.html`).
 *
 * @param fetchSite the request's `Sec-Fetch-Site`, which no page can set.
 */
export const mayHaveOpener = (fetchSite: string | undefined): boolean => fetchSite !== 'none'

const YEAR_SECONDS = 31_536_000

/**
 * Sent over https only: from then on, browsers use nothing else.
 *
 * Choice: without `includeSubDomains`, because the hosts below the portal's are not the portal's to decide.
 */
export const STRICT_TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
