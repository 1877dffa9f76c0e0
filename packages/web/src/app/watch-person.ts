import { paths } from '@fairhaul/core'
import { reaction } from 'mobx'
import { href } from '../di/href.ts'
import type { AccountStore } from '../stores/account-store.ts'

export interface WatchNeeds {
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
 * Where nobody is here any more, or somebody has come, the guard is asked again. Where somebody else is, the page is loaded
 * anew, at Home, so that nothing in its memory or its address is another's.
 * Choice: after a sign-out in another tab no target is saved, as nothing of the person is to be left.
 */
export const watchPerson = ({ account, goToLogin, recheck, replace, page }: WatchNeeds): void => {
  // A turn later: whoever signs in or out in this tab has begun to go elsewhere by then.
  const recheckSoon = () => queueMicrotask(recheck)
  account.departures.hear((_, departure) => {
    if (departure === 'session-ended') recheckSoon()
    if (departure === 'signed-out-elsewhere') queueMicrotask(goToLogin)
  })
  reaction(
    () => (account.isSomebodyElse ? null : account.user?.id),
    now => {
      if (now === null) replace(href(paths.home()))
      else if (now !== undefined) recheckSoon()
    },
  )
  const look = () => {
    if (page.document.visibilityState === 'visible') void account.refreshIfStale()
  }
  page.addEventListener('visibilitychange', look)
  page.addEventListener('pageshow', look)
  page.addEventListener('online', () => void account.refresh())
}
