import type { CurrentUser } from '../user.ts'

/** The steps of signing in, in order. Source: section 4, "Sign-in and sign-up". */
export const SIGN_IN_STEPS = ['sign-in', 'code', 'done'] as const

/** One of them. Source: section 4, "Sign-in and sign-up". */
export type SignInStep = (typeof SIGN_IN_STEPS)[number]

/**
 * The current step of signing in: first the address, then the code that was sent to it.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const signInStep = (progress: {
  readonly user: CurrentUser | null
  /** The address that a code was sent to; null if none was requested. */
  readonly codeSentTo: string | null
}): SignInStep => {
  if (progress.user !== null) return 'done'
  return progress.codeSentTo === null ? 'sign-in' : 'code'
}
