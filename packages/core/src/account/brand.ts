import type { CurrentUser } from './user.ts'

/** The two brands that share the portal. Source: section 1, "Brands". */
export const BRANDS = ['main', 'watchdog'] as const

/** One of the two. Source: section 1, "Brands". */
export type Brand = (typeof BRANDS)[number]

/** The name of a brand, used before page titles and wherever the portal names itself. Source: section 1, "Brands". */
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  main: 'Fairhaul',
  watchdog: 'Fairhaul Watchdog',
}

/** The color of success messages. Source: section 1, "Brands". */
export const SUCCESS_TOAST_TONES = { main: 'green', watchdog: 'dark-blue' } as const satisfies Readonly<
  Record<Brand, string>
>

/** Where each brand is served, scheme and host: `https://portal.example`. Configuration. */
export type BrandOrigins = Readonly<Record<Brand, string>>

/**
 * The brand of a host name, in any case, with or without a port. Never pass a path.
 *
 * Source: section 1, "Brands".
 */
export const brandOfHost = (host: string): Brand => (/watchdog/i.test(host) ? 'watchdog' : 'main')

/** The brand a user belongs to, which is their plan's. Source: section 4, "Navigation guard, step 2". */
export const brandOfUser = (user: Pick<CurrentUser, 'paywall'>): Brand =>
  user.paywall.isWatchdog ? 'watchdog' : 'main'
