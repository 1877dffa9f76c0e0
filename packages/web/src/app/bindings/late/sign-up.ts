import { type Http, httpSignUp } from '@fairhaul/adapters-http'
import { browserSignUpShelf } from '../../../browser/sign-up-shelf.ts'
import { sessionSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { SignUpTokens } from '../../../di/tokens/sign-up.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindRoom = (bind: Bind): void => {
  bind(SignUpTokens.SignUp).toResolvedValue((wire: Http) => httpSignUp(wire), [WireTokens.Http])
  bind(SignUpTokens.SignUpShelf).toResolvedValue(
    ({ departures }: AccountStore) => {
      const shelf = browserSignUpShelf(sessionSafeStorage)
      // Where the storage keeps nothing, nobody else would clear what the page itself has kept.
      departures.hear((_, departure) => {
        if (departure !== 'session-ended') shelf.clear()
      })
      return shelf
    },
    [AccountTokens.AccountStore],
  )
}
