/** What the server of the page says about itself. It is written into the page, not asked for. */
export interface PageConfiguration {
  readonly environment: string
  /** The two brands' origins: `https://portal.example`. */
  readonly origins: { readonly main: string; readonly watchdog: string }
  /** Where people without a broker company are sent. Null: nowhere is configured. Section 4, guard step 10. */
  readonly onboardingUrl: string | null
  /** Hosts, beside the page's own, that a 406 may send the browser to. */
  readonly redirectHosts: readonly string[]
  /** Off only where automated tests must sign in. Section 5, the in-page bot check. */
  readonly botCheck: boolean
}
