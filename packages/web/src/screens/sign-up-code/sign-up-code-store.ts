import {
  type Clock,
  type CurrentUser,
  isSameEmail,
  paths,
  type SignUp,
  type SignUpCodeParams,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import { OneTimeCodeStore } from '../../parts/one-time-code/one-time-code-store.ts'
import { requestSignUpCode } from '../../parts/sign-up/request-sign-up-code.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { PendingSignIn } from '../../stores/ports.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'

export interface SignUpCodeDeps {
  readonly signUp: Pick<SignUp, 'start' | 'enterCode'>
  readonly storage: SignUpStorage
  readonly signIn: Pick<SignInStore, 'checkForBots'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh' | 'signOut'>
  readonly navigator: Navigator
  readonly clock: Clock
  /** The parameters of the screen's address: the link in the mail has both. */
  readonly linked: SignUpCodeParams
}

/**
 * Entering the code of a sign-up: typed, pasted or from the link in the mail.
 *
 * Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". Choice: the address of a link wins over the
 * one that this tab requested a code for, as people open a link in another tab; a code for another address is ignored.
 * Choice: the parameters of a link are stored until they are used, so that a reload finds them, and are removed from
 * the address of the page, where third-party scripts, the history and onlookers could read them.
 */
export class SignUpCodeStore {
  /** The address the code went to. Null: the screen was opened without an address, so no code can be entered here. */
  readonly email: string | null
  /** Whether the link in the mail contained the code. */
  readonly isLinked: boolean
  readonly code: OneTimeCodeStore<CurrentUser>
  readonly #deps: SignUpCodeDeps
  readonly #isBrought: boolean
  #isSignedIn = false

  constructor(deps: SignUpCodeDeps) {
    const { signUp, storage, signIn, account, clock, linked } = deps
    const isBrought = linked.email !== '' || linked.code !== ''
    if (isBrought) storage.keep({ link: linked })
    const { link } = storage.read()
    const email = link?.email || storage.read().code?.email || null
    const sent = (): PendingSignIn | null => {
      const { code } = storage.read()
      return code !== null && email !== null && isSameEmail(code.email, email) ? code : null
    }
    this.#deps = deps
    this.email = email
    this.#isBrought = isBrought
    this.isLinked = link !== null && link.code !== ''
    this.code = new OneTimeCodeStore({
      clock,
      checkForBots: signIn.checkForBots,
      sent,
      enter: (code, signal) => signUp.enterCode({ email: email ?? '', code }, signal),
      entered: user => {
        this.#isSignedIn = true
        storage.keep({ code: null, link: null })
        account.signedIn(user)
        this.goOn()
      },
      resend: email === null ? null : signal => this.#resend(email, signal),
      signedInAlready: async () => void (await account.refresh()),
    })
    if (link !== null) this.code.fill(link.code)
    makeAutoObservable(this, { email: false, isLinked: false, code: false }, { autoBind: true })
  }

  /** A user who has signed in meanwhile, as in another tab; not one who does so here. */
  get here(): CurrentUser | null {
    const user = this.#deps.account.user ?? null
    return this.#isSignedIn ? null : user
  }

  /** Removes the parameters of the link from the address. */
  tidyAddress(): void {
    if (this.#isBrought) this.#deps.navigator.go(paths.signUpCode(), { replace: true })
  }

  /** Navigates to where the user was going, or to what is still missing. The guard knows. */
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

  #resend(email: string, signal: AbortSignal) {
    const { referrer } = this.#deps.storage.read()
    return requestSignUpCode(this.#deps, { email, referrer }, signal)
  }
}
