/** Abilities of a browser that the portal has no use for, so that nothing in its page has them either. */
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

/** Sent with every answer of this server; the monitor sends its own. What is no page may not do anything as one. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export interface PageHeaders {
  readonly contentPolicy: string
  /** A service that is paid by site needs to hear which site asks. It hears the origin, never an address. */
  readonly mentionsOrigin: boolean
}

/** Sent with the page, in place of the former. */
export const pageHeaders = ({
  contentPolicy,
  mentionsOrigin,
}: PageHeaders): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': ABILITIES_UNUSED.map(ability => `${ability}=()`).join(', '),
  ...(mentionsOrigin ? { 'referrer-policy': 'strict-origin-when-cross-origin' } : {}),
})

const YEAR_SECONDS = 31_536_000

/**
 * Sent over https alone: browsers ask over nothing else from then on.
 *
 * Choice: without `includeSubDomains`, as the hosts below the portal's are not the portal's to decide.
 */
export const STRICT_TRANSPORT = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
