import { test as base, type SecondPortal, type Servers } from '@fairhaul/testkit/playwright'
import { type Collector, startCollector } from './collector.ts'

/** The settings of a portal that uses every service of these journeys, except for the address of error reports. */
export const SERVICES = {
  FAIRHAUL_ENVIRONMENT: 'journeys',
  FAIRHAUL_TAG_MANAGER_ID: 'GTM-JOURNEYS1',
  FAIRHAUL_IGNORED_PAGE_VIEWS: 'login-code',
  FAIRHAUL_CHAT_APP_ID: 'journeys1',
  FAIRHAUL_SUPPORT_EMAIL: 'help@fairhaul.example',
} as const

interface Services {
  readonly collector: Collector
  readonly portal: SecondPortal
}

/** Keyed by their servers. A worker fixture would start other servers for these journeys. */
const started = new WeakMap<Servers, Promise<Services>>()

const startServices = async (servers: Servers): Promise<Services> => {
  const collector = await startCollector()
  const portal = await servers.startPortal({ ...SERVICES, FAIRHAUL_SENTRY_DSN: collector.dsn })
  return { collector, portal }
}

const servicesOf = (servers: Servers): Promise<Services> => {
  const services = started.get(servers) ?? startServices(servers)
  started.set(servers, services)
  return services
}

/** Journeys on a portal with services. The tests serve the services' scripts; nothing leaves this machine. */
export const test = base.extend<Services>({
  collector: async ({ servers }, use) => use((await servicesOf(servers)).collector),
  portal: async ({ servers }, use) => use((await servicesOf(servers)).portal),
  baseURL: ({ portal }, use) => use(portal.url),
  context: async ({ context, collector }, use) => {
    collector.forget()
    await context.route(/intercom\.io|googletagmanager\.com/, route => route.abort())
    await use(context)
  },
})

export { expect } from '@fairhaul/testkit/playwright'
