import { type Clock, type CurrentUser, paths, type Session } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import { OneTimeCodeStore } from '../../parts/one-time-code/one-time-code-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface LoginCodeDeps {
  readonly session: Session
  readonly signIn: SignInStore
  readonly account: AccountStore
  readonly navigator: Navigator
  readonly clock: Clock
}

/** Entering the code of a sign-in. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginCodeStore {
  /** The address the code went to. Null on a page opened without requesting one: no other can be sent. */
  readonly email: string | null
  readonly code: OneTimeCodeStore<CurrentUser>
  readonly #deps: LoginCodeDeps
  #isSignedIn = false

  constructor(deps: LoginCodeDeps) {
    const { session, signIn, account, clock } = deps
    const email = signIn.pending?.email ?? null
    this.#deps = deps
    this.email = email
    this.code = new OneTimeCodeStore({
      clock,
      checkForBots: signIn.checkForBots,
      sent: () => signIn.pending,
      enter: (code, signal) => session.enterCode({ code }, signal),
      entered: user => {
        this.#isSignedIn = true
        account.signedIn(user)
        signIn.forget()
        this.goOn()
      },
      resend: email === null ? null : signal => signIn.requestCode(email, signal),
      signedInAlready: async () => void (await account.refresh()),
    })
    makeAutoObservable(this, { email: false, code: false }, { autoBind: true })
  }

  /** A user who has signed in meanwhile, as in another tab; not one who does so here. */
  get here(): CurrentUser | null {
    const user = this.#deps.account.user ?? null
    return this.#isSignedIn ? null : user
  }

  /** Navigates to where the user was going, which the guard knows. */
  goOn(): void {
    this.#deps.navigator.go(paths.home(), { replace: true })
  }

  /** The code can still be entered afterwards. */
  signOut(): void {
    void this.#deps.account.signOut()
  }

  dispose(): void {
    this.code.dispose()
  }
}
