/** What the page is told about where it runs. Its reader is the portal's page configuration. */
export interface PortalConfiguration {
  readonly environment: string
  /** Absent: the portal tells the brands apart by the host it was opened on. */
  readonly origins?: { readonly main: string; readonly watchdog: string }
  readonly onboardingUrl: string | null
  readonly redirectHosts: readonly string[]
  readonly botCheck: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The configuration, from the environment:
 * `FAIRHAUL_ENVIRONMENT` (production), `FAIRHAUL_MAIN_ORIGIN` and `FAIRHAUL_WATCHDOG_ORIGIN` (both or neither),
 * `FAIRHAUL_ONBOARDING_URL`, `FAIRHAUL_REDIRECT_HOSTS` (host names, with commas), `FAIRHAUL_BOT_CHECK` (`off` for
 * automated tests; anything else is on).
 */
export const portalConfiguration = (env: Environment): PortalConfiguration => {
  const main = env['FAIRHAUL_MAIN_ORIGIN']
  const watchdog = env['FAIRHAUL_WATCHDOG_ORIGIN']
  return {
    environment: env['FAIRHAUL_ENVIRONMENT'] ?? 'production',
    ...(main && watchdog ? { origins: { main, watchdog } } : {}),
    onboardingUrl: env['FAIRHAUL_ONBOARDING_URL'] || null,
    redirectHosts: (env['FAIRHAUL_REDIRECT_HOSTS'] ?? '')
      .split(',')
      .map(host => host.trim())
      .filter(host => host !== ''),
    botCheck: env['FAIRHAUL_BOT_CHECK'] !== 'off',
  }
}
