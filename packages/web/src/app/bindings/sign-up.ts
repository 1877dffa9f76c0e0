import { type Http, httpSignUp } from '@fairhaul/adapters-http'
import { browserSignUpShelf } from '../../browser/sign-up-shelf.ts'
import { sessionSafeStorage } from '../../browser/storage.ts'
import { SignUpTokens } from '../../di/tokens/sign-up.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

export const bindSignUp = (bind: Bind): void => {
  bind(SignUpTokens.SignUp).toResolvedValue((wire: Http) => httpSignUp(wire), [WireTokens.Http])
  bind(SignUpTokens.SignUpShelf).toResolvedValue(() => browserSignUpShelf(sessionSafeStorage))
}
