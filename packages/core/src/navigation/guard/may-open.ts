import { brandOfUser } from '../../account/brand.ts'
import type { CurrentUser } from '../../account/user.ts'
import { type RouteName, routeOf } from '../../routes/route-table.ts'

import { decideNavigation } from './evaluate-guard.ts'

const OWN_ORIGINS = { main: 'main', watchdog: 'watchdog' }

/**
 * Whether the guard would let this user stay on a route, on the host of their own brand.
 *
 * Source: section 4, "Navigation guard". It evaluates the guard itself, so that menu and guard cannot disagree.
 */
export const mayOpen = (user: CurrentUser, name: RouteName): boolean =>
  decideNavigation({
    to: routeOf(name).pattern.replace(':id', '1'),
    from: null,
    user,
    host: brandOfUser(user),
    origins: OWN_ORIGINS,
    onboardingUrl: '',
    savedTarget: null,
  }).kind === 'stay'
