import { paths, type RedirectTarget, safeRedirectUrl, unreachable } from '@fairhaul/core'
import type { Navigator } from '../di/navigator.ts'
import type { RedirectFlagsStore } from '../stores/redirect-flags-store.ts'

export interface RedirectNeeds {
  readonly flags: RedirectFlagsStore
  readonly navigator: Pick<Navigator, 'go'>
  readonly origin: string
  readonly allowedHosts: readonly string[]
  readonly leave: (url: string) => void
}

/**
 * Carries out a 406 or a 418. An address that may not be followed is not: the caller still has the refusal to show.
 * Source: section 8, "General handling".
 */
export const redirectBy =
  ({ flags, navigator, origin, allowedHosts, leave }: RedirectNeeds) =>
  (to: RedirectTarget): void => {
    switch (to.kind) {
      case 'address': {
        const url = safeRedirectUrl(to.url, { origin, allowedHosts })
        if (url === undefined) return
        flags.raise('wasRedirected')
        return leave(url)
      }
      case 'pending-access-review':
        flags.raise('isPendingAccessReview')
        return navigator.go(paths.pendingAccessReview())
      default:
        return unreachable(to)
    }
  }
