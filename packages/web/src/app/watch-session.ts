import { paths } from '@fairhaul/core'
import { when } from 'mobx'
import { href } from '../di/href.ts'
import type { AccountStore } from '../stores/account-store.ts'

export interface WatchDeps {
  readonly account: AccountStore
  readonly goToLogin: () => void
  /** Asks the guard about the shown address again, unless it is being asked. */
  readonly recheck: () => void
  /** Loads another page in the place of this one. */
  readonly replace: (url: string) => void
  readonly page: Pick<Window, 'addEventListener'> & { readonly document: Pick<Document, 'visibilityState'> }
}

/**
 * Looks who is here whenever the page comes into sight, and carries out what follows when that is not who it was.
 *
 * Where nobody is here any more the guard is asked again. Where somebody else is, the page is loaded anew, at Home, so that
 * nothing in its memory or its address is another's. Where somebody comes whom nobody was before, the screens of signing in
 * say so themselves.
 * Choice: after a sign-out in another tab no target is saved, as nothing of the person is to be left.
 */
export const watchSession = ({ account, goToLogin, recheck, replace, page }: WatchDeps): void => {
  // A turn later, when nobody is known any more.
  account.sessionEndEvents.subscribe((_, sessionEnd) => {
    if (sessionEnd === 'session-ended') queueMicrotask(recheck)
    if (sessionEnd === 'signed-out-elsewhere') queueMicrotask(goToLogin)
  })
  when(
    () => account.isOtherUser,
    () => replace(href(paths.home())),
  )
  const look = () => void account.refresh()
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') look()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  page.addEventListener('online', look)
}
