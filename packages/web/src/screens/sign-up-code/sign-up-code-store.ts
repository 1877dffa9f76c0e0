import {
  type Clock,
  type CurrentUser,
  isSameEmail,
  paths,
  type SignUp,
  type SignUpCodeAsk,
} from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'
import { OneTimeCodeStore } from '../../parts/one-time-code/one-time-code-store.ts'
import { askForSignUpCode } from '../../parts/sign-up/ask-for-sign-up-code.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { PendingSignIn } from '../../stores/ports/pending-sign-in-shelf.ts'
import type { SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface SignUpCodeNeeds {
  readonly signUp: Pick<SignUp, 'start' | 'enterCode'>
  readonly shelf: SignUpShelf
  readonly signIn: Pick<SignInStore, 'checkForBots'>
  readonly account: Pick<AccountStore, 'signedIn' | 'refresh'>
  readonly navigator: Navigator
  readonly clock: Clock
  /** What the address of the screen carries: the link in the mail has both. */
  readonly linked: SignUpCodeAsk
}

/**
 * The code of a sign-up comes back, typed, pasted or brought by the link in the mail.
 *
 * Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". Choice: the address of a link counts over the one
 * that this tab asked a code for, as people follow a link from another tab; a code for another address is none here.
 */
export class SignUpCodeStore {
  /** Where the code went. Null: the screen was opened without an address, so no code can be given back here. */
  readonly email: string | null
  /** Whether the link in the mail has brought the code. */
  readonly isLinked: boolean
  readonly code: OneTimeCodeStore<CurrentUser>

  constructor({ signUp, shelf, signIn, account, navigator, clock, linked }: SignUpCodeNeeds) {
    const email = linked.email || shelf.read().code?.email || null
    const goHome = () => navigator.go(paths.home(), { replace: true })
    const sent = (): PendingSignIn | null => {
      const { code } = shelf.read()
      return code !== null && email !== null && isSameEmail(code.email, email) ? code : null
    }
    this.email = email
    this.isLinked = linked.code !== ''
    this.code = new OneTimeCodeStore({
      clock,
      checkForBots: signIn.checkForBots,
      sent,
      enter: (code, signal) => signUp.enterCode({ email: email ?? '', code }, signal),
      entered: user => {
        shelf.keep({ code: null })
        account.signedIn(user)
        goHome()
      },
      resend:
        email === null
          ? null
          : signal =>
              askForSignUpCode({ signUp, shelf, clock }, { email, referrer: shelf.read().referrer }, signal),
      signedInAlready: async () => {
        await account.refresh()
        goHome()
      },
    })
    if (this.isLinked) this.code.type(linked.code)
  }

  dispose(): void {
    this.code.dispose()
  }
}
