import {
  acceptedTarget,
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
import type { Navigator } from '../di/navigator.ts'
import type { RedirectFlagsStore } from '../stores/redirect-flags-store.ts'

export interface RedirectDeps {
  readonly flags: RedirectFlagsStore
  readonly navigator: Pick<Navigator, 'go'>
  readonly savedTarget: SavedTarget
  readonly page: Pick<Location, 'origin' | 'href' | 'pathname' | 'search'>
  readonly allowedHosts: readonly string[]
  readonly leave: (url: string) => void
}

/**
 * Follows a 406 or a 418. If the address must not be followed, returns without following it, so that the caller can
 * show the error.
 * A user who is already at the address stays there, because the server sends the same response on the screen that
 * explains it.
 * Source: section 8, "General handling". Choice: when a user is blocked, the place is saved as for a sign-in, so that
 * "Try again" returns to it.
 */
export const redirectBy = ({ flags, navigator, savedTarget, page, allowedHosts, leave }: RedirectDeps) => {
  const keepPlace = () => {
    const target = acceptedTarget(`${withoutBase(page.pathname) ?? '/'}${page.search}`)
    if (target === undefined || explainsBlock(matchRoute(pathOf(target)).route.name)) return
    if (target !== paths.home()) savedTarget.store(target)
  }
  return (to: RedirectTarget): void => {
    switch (to.kind) {
      case 'address': {
        const url = safeRedirectUrl(to.url, { origin: page.origin, allowedHosts })
        if (url === undefined || new URL(url, page.href).href === page.href) return
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
