import type { CurrentUser } from './user.ts'

/** The two brands that share the portal. Source: section 1. */
export type Brand = 'main' | 'watchdog'

/** What stands before a page title, and wherever the portal names itself. Source: section 1. */
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  main: 'Fairhaul',
  watchdog: 'Fairhaul Watchdog',
}

/** Where each brand is served, scheme and host: `https://portal.example`. Configuration. */
export type BrandOrigins = Readonly<Record<Brand, string>>

/**
 * The brand of a host name, in any case, with or without a port. A path is no host: never pass one.
 *
 * Source: section 1: "A watchdog variant is active when the site host contains the word watchdog."
 */
export const brandOfHost = (host: string): Brand => (/watchdog/i.test(host) ? 'watchdog' : 'main')

/** The brand a user belongs to, which is their plan's. Source: section 4, "Navigation guard", step 2. */
export const brandOfUser = (user: Pick<CurrentUser, 'paywall'>): Brand =>
  user.paywall.isWatchdog ? 'watchdog' : 'main'
