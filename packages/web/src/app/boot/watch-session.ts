import { paths } from '@fairhaul/core'
import { when } from 'mobx'
import { href } from '../../di/href.ts'
import type { AccountStore } from '../../stores/account-store.ts'

export interface WatchDeps {
  readonly account: AccountStore
  readonly goToLogin: () => void
  /** Runs the guard again for the current address, unless it is already running. */
  readonly recheck: () => void
  /** Replaces this page with another. */
  readonly replace: (url: string) => void
  readonly page: Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'visibilityState'> }
}

/**
 * Checks the session whenever the page becomes visible, and reacts if the user has changed.
 * If no one is signed in any more, the guard runs again. If another user is signed in, the page is reloaded at Home, so
 * that nothing of the previous user is left in memory or in the address. If a user has signed in where no one was
 * before, the sign-in screens report it themselves.
 * Choice: after a sign-out in another tab no target is saved, so that nothing of the user remains.
 */
export const watchSession = ({ account, goToLogin, recheck, replace, page }: WatchDeps): void => {
  // One turn later, when the user is cleared.
  account.sessionEndEvents.subscribe((_, sessionEnd) => {
    if (sessionEnd === 'session-ended') queueMicrotask(recheck)
    if (sessionEnd === 'signed-out-elsewhere') queueMicrotask(goToLogin)
  })
  when(
    () => account.isOtherUser,
    () => replace(href(paths.home())),
  )
  const refresh = () => void account.refresh()
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') refresh()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
  page.addEventListener('online', refresh)
}
