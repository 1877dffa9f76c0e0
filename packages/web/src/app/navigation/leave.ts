import { BASE_PATH, type BrandOrigins, type Clock } from '@fairhaul/core'
import type { AccountStore } from '../../stores/account-store.ts'

/** Goes to another site; `inPlace` replaces the current address. */
export type Leave = (url: string, options: { readonly inPlace: boolean }) => void

export interface LeaveDeps {
  readonly account: Pick<AccountStore, 'signOut'>
  readonly clock: Clock
  readonly origins: BrandOrigins
  readonly go: Leave
}

/** Added to the address of the other brand: its Login explains why the user has to enter their address again. */
export const MOVED_MARK = '#moved'

/** How long a host waits for sign-out before the browser leaves it. The sign-out is then retried later. */
export const LEAVE_PATIENCE_MS = 2_000

/**
 * Takes the browser to another site, once.
 * A user who moves to their own brand's host (guard step 2) is signed out of this one first. The hosts do not share a
 * session, as each has its own cookie; one left behind would outlive a sign-out on the other host.
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
