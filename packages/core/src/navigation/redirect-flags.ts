import { matchRoute } from '../routes/match-route.ts'
import type { RouteName } from '../routes/route-table.ts'

/** Whether the server has redirected the browser. Source: section 4, "Redirect flags". */
export interface RedirectFlags {
  /** HTTP 406: the browser was redirected to an address, possibly one of the blocks. */
  readonly wasRedirected: boolean
  /** HTTP 418: access is under review. */
  readonly isPendingAccessReview: boolean
}

/** The initial flags, before any response of the server. Source: section 4, "Redirect flags". */
export const NO_REDIRECT_FLAGS: RedirectFlags = { wasRedirected: false, isPendingAccessReview: false }

const BLOCK_SCREENS: ReadonlySet<RouteName> = new Set(['carrier-vpn-block', 'user-country-block'])

/**
 * Whether a route explains a block: it is also shown to users whom the server refuses to identify.
 *
 * Source: section 4, "Redirect flags"; section 6, "Blocked access".
 */
export const explainsBlock = (name: RouteName): boolean =>
  BLOCK_SCREENS.has(name) || name === 'pending-access-review'

/**
 * The flags on a path without the base: each is cleared when the path is no longer its screen.
 *
 * Source: section 4, "Redirect flags"; section 6, "Blocked access".
 */
export const redirectFlagsOn = (path: string, flags: RedirectFlags): RedirectFlags => {
  const { name } = matchRoute(path).route
  return {
    wasRedirected: flags.wasRedirected && BLOCK_SCREENS.has(name),
    isPendingAccessReview: flags.isPendingAccessReview && name === 'pending-access-review',
  }
}
