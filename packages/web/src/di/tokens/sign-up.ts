import type { SignUp } from '@fairhaul/core'
import type { SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'
import { token } from '../token.ts'

/** Becoming a user. */
export const SignUpTokens = {
  SignUp: token<SignUp>('SignUp'),
  SignUpShelf: token<SignUpShelf>('SignUpShelf'),
}
