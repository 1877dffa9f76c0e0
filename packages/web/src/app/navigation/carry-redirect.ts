import {
  acceptedTarget,
  CallFailed,
  explainsBlock,
  matchRoute,
  pathOf,
  paths,
  type RedirectTarget,
  type SavedTarget,
  safeRedirectUrl,
  unreachable,
  withoutBase,
} from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'
import type { RedirectFlagsStore } from '../../stores/redirect-flags-store.ts'

export interface RedirectDeps {
  readonly flags: RedirectFlagsStore
  readonly navigator: Pick<Navigator, 'go'>
  readonly savedTarget: SavedTarget
  readonly page: Pick<Location, 'origin' | 'href' | 'pathname' | 'search'>
  readonly allowedHosts: readonly string[]
  readonly leave: (url: string) => void
}

/** The failure of a call whose 406 is not followed. Its route is not known here. */
const REFUSED = {
  kind: 'unavailable',
  call: 'redirect',
  status: 406,
  requestId: null,
  detail: null,
} as const

/**
 * Follows a 406 or a 418. A user who is already on the screen that explains a block stays there, because the server
 * sends the same response on it.
 * Refuses: an address that must not be followed, or that leads nowhere else, throws `CallFailed`, so that the call fails
 * and its screen shows the error.
 * Source: section 8, "General handling". Choice: when a user is blocked, the place is saved as for a sign-in, so that
 * "Try again" returns to it.
 */
export const redirectBy = ({ flags, navigator, savedTarget, page, allowedHosts, leave }: RedirectDeps) => {
  const isBlock = (path: string) => explainsBlock(matchRoute(pathOf(path)).route.name)
  const isOnBlock = () => isBlock(withoutBase(page.pathname) ?? '/')
  const keepPlace = () => {
    const target = acceptedTarget(`${withoutBase(page.pathname) ?? '/'}${page.search}`)
    if (target === undefined || isBlock(target)) return
    if (target !== paths.home()) savedTarget.store(target)
  }
  return (to: RedirectTarget): void => {
    switch (to.kind) {
      case 'address': {
        const url = safeRedirectUrl(to.url, { origin: page.origin, allowedHosts })
        if (url === undefined) throw new CallFailed(REFUSED)
        if (new URL(url, page.href).href === page.href) {
          if (isOnBlock()) return
          throw new CallFailed(REFUSED)
        }
        keepPlace()
        flags.raise('wasRedirected')
        return leave(url)
      }
      case 'pending-access-review':
        if (flags.flags.isPendingAccessReview) return
        keepPlace()
        flags.raise('isPendingAccessReview')
        return navigator.go(paths.pendingAccessReview())
      default:
        return unreachable(to)
    }
  }
}
