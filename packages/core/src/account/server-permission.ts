import type { Message } from '../shared/error-messages.ts'
import { refusalMessage } from '../shared/refusal-message.ts'
import type { Refusal } from '../shared/refusal.ts'

/** What a view does with a refusal: sign in again, show that this is closed, or leave it to the caller. */
export type PermissionDecision =
  /** The session has ended: to the login, and back to this URL afterwards. */
  | { readonly kind: 'sign-in'; readonly savedTarget: 'store' }
  /** Signed in, but without the right or the plan. */
  | { readonly kind: 'closed'; readonly message: Message }
  | { readonly kind: 'caller' }

/**
 * What the server's refusal means for permission. The server decides which rights a call requires; a 401 means that no
 * one is signed in, a 403 that this user may not.
 *
 * Source: section 6, "Server permission"; section 8, "General handling": a 401 on a login or sign-up page is the
 * caller's.
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
