import { type SecondPortal, test as base } from '@fairhaul/testkit/playwright'
import { type Collector, startCollector } from './collector.ts'

/** The settings of a portal that uses every service of these journeys, but for where its errors go. */
export const SERVICES = {
  FAIRHAUL_ENVIRONMENT: 'journeys',
  FAIRHAUL_TAG_MANAGER_ID: 'GTM-JOURNEYS1',
  FAIRHAUL_IGNORED_PAGE_VIEWS: 'login-code',
  FAIRHAUL_CHAT_APP_ID: 'journeys1',
  FAIRHAUL_SUPPORT_EMAIL: 'help@fairhaul.example',
} as const

interface Machine {
  readonly collector: Collector
  readonly portal: SecondPortal
}

/** Journeys on a portal with services. Their scripts are served by the tests; nothing leaves this machine. */
export const test = base.extend<object, Machine>({
  collector: [
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      await collector.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ servers, collector }, use) => {
      const portal = await servers.startPortal({ ...SERVICES, FAIRHAUL_SENTRY_DSN: collector.dsn })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  context: async ({ context, collector }, use) => {
    collector.forget()
    await context.route(/intercom\.io|googletagmanager\.com/, route => route.abort())
    await use(context)
  },
})

export { expect } from '@fairhaul/testkit/playwright'
