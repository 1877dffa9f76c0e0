import { type StoredSignUp, NO_SIGN_UP, type SignUpStorage } from '../sign-up-storage.ts'

/** A storage for a test, which can read what is stored. */
export const aSignUpStorage = (
  given: Partial<StoredSignUp> = {},
): SignUpStorage & { readonly readStored: () => StoredSignUp } => {
  let stored: StoredSignUp = { ...NO_SIGN_UP, ...given }
  return {
    readStored: () => stored,
    read: () => stored,
    keep: change => {
      stored = { ...stored, ...change }
    },
    clear: () => {
      stored = NO_SIGN_UP
    },
  }
}
