import { type Brand, type BrandOrigins, brandOfHost, brandOfUser } from './brand.ts'
import type { CurrentUser } from './user.ts'

/** Where a user belongs: `here`, or on the other origin, to which they are moved. */
export type BrandHost =
  | { readonly kind: 'here'; readonly brand: Brand }
  | { readonly kind: 'move'; readonly brand: Brand; readonly origin: string }

/**
 * Where a user belongs who has opened the portal on a host.
 *
 * Empty: a visitor belongs to the brand they came to, and so does somebody who signs up, until they have a company.
 * Refuses: nobody is moved to an origin that is not of their brand either, or they would be moved for ever.
 * Source: section 1, "Brands"; section 4, "Navigation guard, step 2". Choice: a company is of a brand, so nobody is of the
 * main one for want of a company; or nobody could sign up on the other host.
 */
export const brandHostOf = (requested: {
  readonly user: Pick<CurrentUser, 'paywall' | 'company'> | null
  /** The host name, never a whole address. */
  readonly host: string
  readonly origins: BrandOrigins
}): BrandHost => {
  const { user, host, origins } = requested
  const isOfNone = user === null || (user.company === null && !user.paywall.isWatchdog)
  const brand = isOfNone ? brandOfHost(host) : brandOfUser(user)
  const origin = origins[brand]
  return brand !== brandOfHost(host) && brand === brandOfHost(origin)
    ? { kind: 'move', brand, origin }
    : { kind: 'here', brand }
}
