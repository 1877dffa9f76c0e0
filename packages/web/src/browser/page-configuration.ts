import type { PageConfiguration } from '../stores/ports/page-configuration.ts'

/** Where the server of the page writes its configuration: a JSON script of this id, which no browser runs. */
export const PAGE_CONFIGURATION_ID = 'page-configuration'

type Loose = Partial<Record<string, unknown>>

const text = (it: unknown): string | undefined => (typeof it === 'string' && it !== '' ? it : undefined)

const readJson = (json: string): Loose => {
  try {
    return (JSON.parse(json) ?? {}) as Loose
  } catch {
    return {}
  }
}

/** The origin of the other brand on the same machine: `localhost` and `watchdog.localhost`. */
const originsHere = (page: {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
}) => {
  const main = page.hostname.replace(/^watchdog\./i, '')
  const port = page.port === '' ? '' : `:${page.port}`
  return { main: `${page.protocol}//${main}${port}`, watchdog: `${page.protocol}//watchdog.${main}${port}` }
}

/**
 * Reads the configuration that the server wrote into the page. Empty: without one, as on a development server, the
 * brands are told apart by host on this machine and the bot check is on.
 */
export const readPageConfiguration = (
  json: string,
  page: { readonly protocol: string; readonly hostname: string; readonly port: string },
): PageConfiguration => {
  const found = readJson(json)
  const origins = (found['origins'] ?? {}) as Loose
  const here = originsHere(page)
  return {
    environment: text(found['environment']) ?? 'development',
    origins: {
      main: text(origins['main']) ?? here.main,
      watchdog: text(origins['watchdog']) ?? here.watchdog,
    },
    onboardingUrl: text(found['onboardingUrl']) ?? null,
    redirectHosts: Array.isArray(found['redirectHosts'])
      ? found['redirectHosts'].filter(host => typeof host === 'string')
      : [],
    botCheck: found['botCheck'] !== false,
  }
}
