import { type KeptSignUp, NO_SIGN_UP, type SignUpShelf } from '../ports/sign-up-shelf.ts'

/** A shelf for a test, which sees what is kept. */
export const aSignUpShelf = (
  given: Partial<KeptSignUp> = {},
): SignUpShelf & { readonly kept: () => KeptSignUp } => {
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
