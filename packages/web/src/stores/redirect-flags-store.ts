import { makeAutoObservable } from 'mobx'

/**
 * The two flags that an answer 406 or 418 raises. Each is lowered when the path is no longer its own screen's.
 *
 * Source: section 4, "Two redirect flags (for HTTP 406 and 418 responses) are reset depending on the current path".
 * Choice: 406 sends the browser to an address of its own, so its flag is lowered on every path of the portal but the
 * one it was raised on; 418 belongs to pending-access-review.
 */
export class RedirectFlagsStore {
  redirecting = false
  accessReviewPending = false
  #raisedOn: string | undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  raiseRedirecting(path: string): void {
    this.redirecting = true
    this.#raisedOn = path
  }

  raiseAccessReview(): void {
    this.accessReviewPending = true
  }

  /** Lowers what does not belong to this path. */
  pathChanged(path: string): void {
    if (path !== this.#raisedOn) this.redirecting = false
    if (!path.endsWith('pending-access-review')) this.accessReviewPending = false
  }
}
