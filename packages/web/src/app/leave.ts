import { BASE_PATH, type BrandOrigins, type Clock } from '@fairhaul/core'
import type { AccountStore } from '../stores/account-store.ts'

/** Goes to another site; `inPlace` of the address the browser is at. */
export type Leave = (url: string, options: { readonly inPlace: boolean }) => void

export interface LeaveDeps {
  readonly account: Pick<AccountStore, 'signOut'>
  readonly clock: Clock
  readonly origins: BrandOrigins
  readonly go: Leave
}

/** Behind the address of the other brand: Login says there why somebody is asked for their address again. */
export const MOVED_MARK = '#moved'

/** How long a brand's host waits for the end of a session before the browser leaves it. It is owed then. */
export const LEAVE_PATIENCE_MS = 2_000

/**
 * Takes the browser to another site, once.
 *
 * Who is moved to their own brand's host (guard step 2) is signed out of this one first. The hosts share no session, as
 * each has a cookie of its own; one left behind would outlive the sign-out over there.
 */
export const leaveBy = ({ account, clock, origins, go }: LeaveDeps): Leave => {
  const brands = new Set(Object.values(origins).map(origin => `${origin}${BASE_PATH}/`))
  let isLeaving = false
  return (url, options) => {
    if (isLeaving) return
    isLeaving = true
    if (!brands.has(url)) return go(url, options)
    let hasLeft = false
    const move = () => {
      if (!hasLeft) go(`${url}${MOVED_MARK}`, options)
      hasLeft = true
    }
    const cancel = clock.after(LEAVE_PATIENCE_MS, move)
    void account.signOut().then(() => {
      cancel()
      move()
    })
  }
}
