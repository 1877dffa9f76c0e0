import type { Configuration } from '../configuration.ts'
import { chatHosts } from './chat.ts'
import { HOST_USES, type Hosts } from './hosts.ts'
import type { ErrorReporting } from '../groups/error-reports.ts'
import type { PageViewing } from '../groups/tag-manager.ts'
import type { Mapping } from '../groups/maps.ts'
import type { Cards } from '../groups/cards.ts'

/**
 * What Braintree's hosted fields need, for the one of its two worlds that the tokenization key belongs to: the frames
 * that hold the fields, and the two addresses at which its client learns what the key may do. Its script is the portal's
 * own file, and cards are sent by the frames themselves.
 *
 * Choice: its client also reports its own use to www.paypal.com. Nothing waits for that, so it is not let through.
 */
export const cardHosts = ({ cards }: Cards): Hosts => {
  if (cards.kind !== 'provider') return {}
  const world = cards.authorization.startsWith('sandbox_') ? 'sandbox.' : ''
  return {
    frame: ['https://assets.braintreegateway.com'],
    connect: [`https://api.${world}braintreegateway.com`, `https://payments.${world}braintree-api.com`],
  }
}

/** What Google Maps names for a policy. It styles its map inline. */
const GOOGLE_MAPS: Hosts = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  worker: ['blob:'],
}

/** Nothing for the offline map: its boundaries are files of the portal. */
export const mapHosts = ({ maps }: Mapping): Hosts => (maps.kind === 'google' ? GOOGLE_MAPS : {})

const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const

/** The container, and Google Analytics, which it usually sends to. Another destination needs its host here. */
export const tagManagerHosts = ({ tagManager }: PageViewing): Hosts =>
  tagManager === null
    ? {}
    : {
        script: ['https://www.googletagmanager.com'],
        connect: ['https://www.googletagmanager.com', ...ANALYTICS],
        img: ['https://www.googletagmanager.com', ...ANALYTICS],
      }

/** Reports go to the host of the DSN. The library is the portal's own. */
export const errorReportHosts = ({ errorReports }: ErrorReporting): Hosts =>
  errorReports === null ? {} : { connect: [new URL(errorReports.dsn).origin] }

/** Each service that the portal may use, and the hosts it needs when it is configured. */
export const SERVICE_HOSTS = {
  errorReports: errorReportHosts,
  tagManager: tagManagerHosts,
  chat: chatHosts,
  maps: mapHosts,
  cards: cardHosts,
} as const satisfies Readonly<Record<string, (configuration: Configuration) => Hosts>>

/**
 * What a configuration needs of other hosts, for the content security policy.
 *
 * Empty: a configuration that names no service needs nobody; every use has no sources.
 */
export const hostsNeeded = (configuration: Configuration): Required<Hosts> => {
  const all = Object.values(SERVICE_HOSTS).map(hosts => hosts(configuration))
  const of = (use: (typeof HOST_USES)[number]) => [...new Set(all.flatMap(hosts => hosts[use] ?? []))]
  return Object.fromEntries(HOST_USES.map(use => [use, of(use)])) as Record<keyof Hosts, string[]>
}
