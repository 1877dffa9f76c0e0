import { type BrandOrigins, USUAL_ENVIRONMENT, USUAL_TOGGLES } from '@fairhaul/core'
import type { Configuration, PageConfiguration, WrittenConfiguration } from './configuration.ts'

/** The configuration of an empty environment. */
export const USUAL_CONFIGURATION: Configuration = {
  environment: USUAL_ENVIRONMENT,
  origins: null,
  onboardingUrl: null,
  redirectHosts: [],
  botCheck: true,
  toggles: USUAL_TOGGLES,
  errorReports: null,
  tagManager: null,
  ignoredPageViews: [],
  chat: null,
  supportEmail: null,
  maps: { kind: 'offline' },
  cards: { kind: 'none' },
}

/** Where the page's server writes its configuration: a JSON script with this id, which no browser runs. */
export const PAGE_CONFIGURATION_ID = 'page-configuration'

/** Undefined: the page's server writes no configuration. */
const written = (json: string): Partial<WrittenConfiguration> | undefined => {
  try {
    return JSON.parse(json) as Partial<WrittenConfiguration>
  } catch {
    return undefined
  }
}

interface Place {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
}

/** The origin of the other brand on the same machine: `localhost` and `watchdog.localhost`. */
const originsHere = (page: Place): BrandOrigins => {
  const main = page.hostname.replace(/^watchdog\./i, '')
  const port = page.port === '' ? '' : `:${page.port}`
  return { main: `${page.protocol}//${main}${port}`, watchdog: `${page.protocol}//watchdog.${main}${port}` }
}

/**
 * The configuration that the server wrote into the page. The server has checked it, so it is not checked again.
 * Empty: without one, the defaults; without origins, the brands are distinguished by host.
 */
export const readPageConfiguration = (json: string, page: Place): PageConfiguration => {
  const found = { ...USUAL_CONFIGURATION, version: 'unknown', hasSourceMaps: false, ...written(json) }
  return { ...found, origins: found.origins ?? originsHere(page) }
}
