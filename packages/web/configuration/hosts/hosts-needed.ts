import type { Configuration } from '../configuration.ts'
import type { Cards } from '../groups/cards.ts'
import type { ErrorReporting } from '../groups/error-reports.ts'
import type { Mapping } from '../groups/maps.ts'
import type { PageViewing } from '../groups/tag-manager.ts'
import { chatHosts } from './chat.ts'
import { HOST_USES, type Hosts } from './hosts.ts'

/**
 * The hosts that Braintree's hosted fields need, for the environment (sandbox or production) of the tokenization key:
 * the frames with the fields, and the two addresses where its client reads the key's permissions. Its script is the
 * portal's own file, and the frames themselves send the cards.
 *
 * Choice: its client also reports usage to www.paypal.com. Nothing depends on that, so it is blocked.
 */
const cardHosts = ({ cards }: Cards): Hosts => {
  if (cards.kind !== 'provider') return {}
  const world = cards.authorization.startsWith('sandbox_') ? 'sandbox.' : ''
  return {
    frame: ['https://assets.braintreegateway.com'],
    connect: [`https://api.${world}braintreegateway.com`, `https://payments.${world}braintree-api.com`],
  }
}

/** The hosts that Google Maps lists for a policy. It styles its map inline. */
const GOOGLE_MAPS: Hosts = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  worker: ['blob:'],
}

/** Empty for the offline map: its boundaries are files of the portal. */
const mapHosts = ({ maps }: Mapping): Hosts => (maps.kind === 'google' ? GOOGLE_MAPS : {})

const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const

/** The container, and Google Analytics, its usual destination. Another destination needs its host here. */
const tagManagerHosts = ({ tagManager }: PageViewing): Hosts =>
  tagManager === null
    ? {}
    : {
        script: ['https://www.googletagmanager.com'],
        connect: ['https://www.googletagmanager.com', ...ANALYTICS],
        img: ['https://www.googletagmanager.com', ...ANALYTICS],
      }

/** Reports go to the host of the DSN. The library is the portal's own. */
const errorReportHosts = ({ errorReports }: ErrorReporting): Hosts =>
  errorReports === null ? {} : { connect: [new URL(errorReports.dsn).origin] }

/** Each service that the portal may use, and the hosts it needs when it is configured. */
const SERVICE_HOSTS = {
  errorReports: errorReportHosts,
  tagManager: tagManagerHosts,
  chat: chatHosts,
  maps: mapHosts,
  cards: cardHosts,
} as const satisfies Readonly<Record<string, (configuration: Configuration) => Hosts>>

/**
 * The other hosts that a configuration needs, for the content security policy.
 * Empty: a configuration without services needs none; every use has no sources.
 */
export const hostsNeeded = (configuration: Configuration): Required<Hosts> => {
  const all = Object.values(SERVICE_HOSTS).map(hosts => hosts(configuration))
  const of = (use: (typeof HOST_USES)[number]) => [...new Set(all.flatMap(hosts => hosts[use] ?? []))]
  return Object.fromEntries(HOST_USES.map(use => [use, of(use)])) as Record<keyof Hosts, string[]>
}
