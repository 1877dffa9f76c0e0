import { type CurrentUser, isNamed, paths, type SignUp, signUpStep } from '@fairhaul/core'
import type { Navigator } from '../../di/navigator.ts'
import { NamesFormStore } from '../../parts/names-form/names-form-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'
import type { SubmissionGuard } from '../../stores/submission.ts'

export interface RequiredInformationDeps extends SubmissionGuard {
  readonly signUp: Pick<SignUp, 'giveDetails'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh' | 'signOut'>
  readonly storage: SignUpStorage
  readonly navigator: Navigator
}

/**
 * A user who has a company and no name on record enters it, and continues to where they were going.
 *
 * Source: section 4, "Navigation guard, step 7"; section 4, "Sign-in and sign-up".
 */
export class RequiredInformationStore {
  readonly names: NamesFormStore
  /** Whether nothing was missing when the screen was opened. */
  readonly isComplete: boolean
  readonly #deps: RequiredInformationDeps

  constructor(deps: RequiredInformationDeps) {
    this.#deps = deps
    const { user } = deps.account
    this.isComplete = user != null && isNamed(user)
    this.names = new NamesFormStore({ ...deps, given: user => this.#goOn(user) })
  }

  /** Null when no one is signed in. */
  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** Where a user with a name continues. */
  pathAfter(user: CurrentUser): string {
    const step = signUpStep({ user, codeSentTo: null, invitation: { kind: 'none' } })
    return step === 'done' ? paths.home() : paths.signUpDetails()
  }

  readonly signOut = (): void => {
    const { account, navigator, storage } = this.#deps
    storage.clear()
    void account.signOut()
    navigator.go(paths.login())
  }

  dispose(): void {
    this.names.dispose()
  }

  #goOn(user: CurrentUser): void {
    const { storage, navigator } = this.#deps
    const path = this.pathAfter(user)
    if (path === paths.home()) storage.clear()
    navigator.go(path, { replace: true })
  }
}
