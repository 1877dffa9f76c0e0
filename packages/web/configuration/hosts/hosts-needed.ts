import type { Configuration } from '../configuration.ts'
import { cardHosts } from './cards.ts'
import { chatHosts } from './chat.ts'
import { errorReportHosts } from './error-reports.ts'
import { HOST_USES, type Hosts } from './hosts.ts'
import { mapHosts } from './maps.ts'
import { tagManagerHosts } from './tag-manager.ts'

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
