import { isWayIn } from '@fairhaul/core'
import { reaction } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import type { TypedDrafts } from '../../stores/ports.ts'
import type { PortalRouter } from '../navigation/router.ts'

export interface TypingDeps {
  readonly account: Pick<AccountStore, 'user' | 'sessionEndEvents'>
  readonly page: Pick<Window, 'addEventListener'> & {
    readonly location: Pick<Location, 'pathname' | 'search'>
  }
  readonly router: Pick<PortalRouter, 'subscribe' | 'shown'>
  readonly drafts: TypedDrafts
}

/**
 * Keeps what a person is typing when their session ends, and when they leave its screen or the page: it is back in its
 * field once they are; the steps of signing in and up do that by themselves. Closing the page would lose it, so the browser confirms that first.
 */
export const watchTyping = ({ account, page, router, drafts }: TypingDeps): void => {
  account.sessionEndEvents.subscribe((user, sessionEnd) => {
    if (sessionEnd === 'session-ended') drafts.keep(user.id)
  })
  reaction(
    () => account.user?.id,
    id => {
      if (id !== undefined) drafts.restoreFor(id)
    },
    { fireImmediately: true },
  )
  const addressNow = () => `${page.location.pathname}${page.location.search}`
  let [path, address] = [router.shown()?.path, addressNow()]
  router.subscribe(() => {
    const { user } = account
    const now = router.shown()?.path
    const before = address
    address = addressNow()
    if (now === path) return
    const left = path
    path = now
    if (user == null || isWayIn(left ?? '')) return
    // The fields of the screen that is left are still there: the page is rendered after this.
    drafts.keep(user.id, before)
    drafts.restoreFor(user.id)
  })
  page.addEventListener('pagehide', () => {
    if (account.user != null && !isWayIn(path ?? '')) drafts.keep(account.user.id)
  })
  page.addEventListener('beforeunload', event => {
    if (account.user != null && drafts.isTyping()) event.preventDefault()
  })
}
