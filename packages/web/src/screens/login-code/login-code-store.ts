import { type Clock, type CurrentUser, paths, type Session } from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'
import { OneTimeCodeStore } from '../../parts/one-time-code/one-time-code-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface LoginCodeNeeds {
  readonly session: Session
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
}

/** The code of a sign-in comes back. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginCodeStore {
  /** Where the code went. Null on a page that was opened without asking for one: then no other can be sent from here. */
  readonly email: string | null
  readonly code: OneTimeCodeStore<CurrentUser>

  constructor({ session, signIn, account, navigator, clock }: LoginCodeNeeds) {
    const email = signIn.pending?.email ?? null
    const goHome = () => navigator.go(paths.home(), { replace: true })
    this.email = email
    this.code = new OneTimeCodeStore({
      clock,
      checkForBots: signIn.checkForBots,
      sent: () => signIn.pending,
      enter: (code, signal) => session.enterCode({ code }, signal),
      entered: user => {
        account.signedIn(user)
        signIn.forget()
        goHome()
      },
      resend: email === null ? null : signal => signIn.askForCode(email, signal),
      signedInAlready: async () => {
        await account.refresh()
        goHome()
      },
    })
  }

  dispose(): void {
    this.code.dispose()
  }
}
