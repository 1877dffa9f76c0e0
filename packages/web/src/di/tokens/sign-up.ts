import type { SignUp } from '@fairhaul/core'
import type { SignUpStorage } from '../../stores/ports/sign-up-storage.ts'
import { token } from '../token.ts'

/** Becoming a user. */
export const SignUpTokens = {
  SignUp: token<SignUp>('SignUp'),
  SignUpStorage: token<SignUpStorage>('SignUpShelf'),
}
