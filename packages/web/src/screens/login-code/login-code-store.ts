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

/** The code of a sign-in comes back. Source: section 7, "Auth and user"; section 8, "Sign in". */
export class LoginCodeStore {
  /** Where the code went. Null on a page that was opened without asking for one: then no other can be sent from here. */
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

  /** Whoever has signed in meanwhile, as in another tab; not whoever does so here. */
  get here(): CurrentUser | null {
    const user = this.#deps.account.user ?? null
    return this.#isSignedIn ? null : user
  }

  /** Goes where the person was going. The guard knows. */
  goOn(): void {
    this.#deps.navigator.go(paths.home(), { replace: true })
  }

  /** The code that is waited for may still be entered then. */
  signOut(): void {
    void this.#deps.account.signOut()
  }

  dispose(): void {
    this.code.dispose()
  }
}
