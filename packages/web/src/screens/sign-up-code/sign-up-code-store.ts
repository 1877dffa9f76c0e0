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
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface SignUpCodeDeps {
  readonly signUp: Pick<SignUp, 'start' | 'enterCode'>
  readonly storage: SignUpStorage
  readonly signIn: Pick<SignInStore, 'checkForBots'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh' | 'signOut'>
  readonly navigator: Navigator
  readonly clock: Clock
  /** What the address of the screen carries: the link in the mail has both. */
  readonly linked: SignUpCodeParams
}

/**
 * The code of a sign-up comes back, typed, pasted or brought by the link in the mail.
 *
 * Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". Choice: the address of a link counts over the one
 * that this tab asked a code for, as people follow a link from another tab; a code for another address is none here.
 * Choice: what a link brings is kept on the shelf until it is used, so that a reload finds it, and the address of the page
 * is rid of it, where scripts of others, the history and whoever looks on would read it.
 */
export class SignUpCodeStore {
  /** Where the code went. Null: the screen was opened without an address, so no code can be given back here. */
  readonly email: string | null
  /** Whether the link in the mail has brought the code. */
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
    if (link !== null) this.code.type(link.code)
    makeAutoObservable(this, { email: false, isLinked: false, code: false }, { autoBind: true })
  }

  /** Whoever has signed in meanwhile, as in another tab; not whoever does so here. */
  get here(): CurrentUser | null {
    const user = this.#deps.account.user ?? null
    return this.#isSignedIn ? null : user
  }

  /** Takes what the link in the mail brought out of the address. */
  tidyAddress(): void {
    if (this.#isBrought) this.#deps.navigator.go(paths.signUpCode(), { replace: true })
  }

  /** Goes where the person was going, or to what is still missing. The guard knows. */
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

  #resend(email: string, signal: AbortSignal) {
    const { referrer } = this.#deps.storage.read()
    return requestSignUpCode(this.#deps, { email, referrer }, signal)
  }
}
