import { type Brand, type BrandOrigins, brandOfHost, brandOfUser } from './brand.ts'
import type { CurrentUser } from './user.ts'

/** Where a user belongs: `here`, or on the other origin, to which they are moved. */
export type BrandHost =
  | { readonly kind: 'here'; readonly brand: Brand }
  | { readonly kind: 'move'; readonly brand: Brand; readonly origin: string }

/**
 * Whether a user is on the right host.
 *
 * Empty: a visitor belongs to the brand of the host, and so does someone who signs up, until they have a company.
 * Refuses: no user is moved to an origin of the wrong brand, as that would loop forever.
 * Source: section 1, "Brands"; section 4, "Navigation guard, step 2". Choice: a company has a brand, so a user without
 * a company does not count as the main brand; otherwise no one could sign up on the other host.
 */
export const brandHostOf = (requested: {
  readonly user: Pick<CurrentUser, 'paywall' | 'company'> | null
  /** The host name, without a scheme or path. */
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
