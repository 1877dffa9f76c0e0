import { type KeptSignUp, NO_SIGN_UP, type SignUpStorage } from '../sign-up-storage.ts'

/** A storage for a test, which can read what is stored. */
export const aSignUpStorage = (
  given: Partial<KeptSignUp> = {},
): SignUpStorage & { readonly kept: () => KeptSignUp } => {
  let kept: KeptSignUp = { ...NO_SIGN_UP, ...given }
  return {
    kept: () => kept,
    read: () => kept,
    keep: change => {
      kept = { ...kept, ...change }
    },
    clear: () => {
      kept = NO_SIGN_UP
    },
  }
}
