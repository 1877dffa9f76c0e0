import { type Http, httpSignUp } from '@fairhaul/adapters-http'
import { browserSignUpStorage } from '../../../browser/sign-up-storage.ts'
import { sessionSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { SignUpTokens } from '../../../di/tokens/sign-up.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(SignUpTokens.SignUp).toResolvedValue((wire: Http) => httpSignUp(wire), [WireTokens.Http])
  bind(SignUpTokens.SignUpStorage).toResolvedValue(
    ({ sessionEndEvents }: AccountStore) => {
      const storage = browserSignUpStorage(sessionSafeStorage)
      // Where the storage keeps nothing, nobody else would clear what the page itself has kept.
      sessionEndEvents.subscribe((_, sessionEnd) => {
        if (sessionEnd !== 'session-ended') storage.clear()
      })
      return storage
    },
    [AccountTokens.AccountStore],
  )
}
