import type { Refusal } from '../shared/refusal.ts'
import { refusalMessage, type Message } from '../shared/error-messages.ts'

/** What a view does about a refusal: ask to sign in again, say that this is closed, or leave it to the caller. */
export type PermissionDecision =
  /** The session has ended: to the login, and back to this address afterwards. */
  | { readonly kind: 'sign-in'; readonly savedTarget: 'store' }
  /** Signed in, but without the right or the plan. */
  | { readonly kind: 'closed'; readonly message: Message }
  | { readonly kind: 'caller' }

/**
 * What the server's refusal says about permission. Which rights a call needs is the server's to know; a 401 means that
 * nobody is signed in, a 403 that this person may not.
 *
 * Source: section 6, "Server permission"; section 8, "General handling": a 401 on a login or sign-up page is the caller's.
 */
export const permissionDecision = (
  refusal: Refusal,
  place: { readonly isLoginOrSignUp: boolean },
): PermissionDecision => {
  if (place.isLoginOrSignUp) return { kind: 'caller' }
  if (refusal.kind === 'unauthenticated') return { kind: 'sign-in', savedTarget: 'store' }
  return refusal.kind === 'forbidden'
    ? { kind: 'closed', message: refusalMessage(refusal) }
    : { kind: 'caller' }
}
