import { type Clock, emailProblems, emailText, paths, type SignUp, type SignUpAsk } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import { FormSending } from '../../parts/access/form-sending.ts'
import { askForSignUpCode } from '../../parts/sign-up/ask-for-sign-up-code.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'
import type { SignInStore } from '../../stores/sign-in-store.ts'

export interface SignUpNeeds {
  readonly signUp: Pick<SignUp, 'start'>
  readonly shelf: SignUpShelf
  readonly signIn: Pick<SignInStore, 'checkForBots'>
  readonly account: Pick<AccountStore, 'refresh'>
  readonly navigator: Navigator
  readonly clock: Clock
  /** What the address of the screen carries. */
  readonly linked: SignUpAsk
}

/**
 * Somebody new gives their address, and a code is sent to it.
 *
 * Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". Choice: what was typed counts over what the same
 * link carried before, so that Back and a reload lose nothing; another link begins anew.
 */
export class SignUpStore {
  email: string
  readonly sending: FormSending
  readonly #needs: SignUpNeeds
  readonly #referrer: string | null

  constructor(needs: SignUpNeeds) {
    const { linked, shelf, signIn, clock } = needs
    const kept = shelf.read()
    const isSameLink = linked.email === '' || linked.email === kept.linkedEmail
    this.#needs = needs
    this.email = isSameLink ? kept.email : linked.email
    this.#referrer = linked.referrer ?? kept.referrer
    this.sending = new FormSending({ clock, checkForBots: signIn.checkForBots })
    makeAutoObservable(this, { sending: false }, { autoBind: true })
  }

  type(email: string): void {
    this.email = email
    this.sending.forgive('email')
    this.#keep()
  }

  async submit(): Promise<void> {
    const { signUp, shelf, clock, account, navigator } = this.#needs
    const email = emailText(this.email)
    const referrer = this.#referrer
    const refused = await this.sending.send({
      fieldNames: ['email'],
      problems: emailProblems({ email }),
      ask: signal => askForSignUpCode({ signUp, shelf, clock }, { email, referrer }, signal),
      otherwise: 'No code could be sent to this address.',
      taken: () => {
        this.#keep()
        navigator.go(paths.signUpCode())
      },
    })
    if (refused !== 'conflict') return
    // Somebody is signed in here already, so this screen is not theirs.
    await account.refresh()
    navigator.go(paths.home(), { replace: true })
  }

  dispose(): void {
    this.sending.dispose()
  }

  #keep(): void {
    const { shelf, linked } = this.#needs
    shelf.keep({ email: this.email, linkedEmail: linked.email, referrer: this.#referrer })
  }
}
