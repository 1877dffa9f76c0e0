import { type CurrentUser, paths, type SignUp, type SignUpStep, signUpStep } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import { NamesFormStore } from '../../parts/names-form/names-form-store.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { SignUpStorage } from '../../stores/sign-up-storage.ts'
import type { SubmissionGuard } from '../../stores/submission.ts'
import type { ToastsStore } from '../../stores/toasts-store.ts'
import { CompanyFormStore } from './company-form-store.ts'
import { InvitationStore } from './invitation-store.ts'

export interface SignUpDetailsDeps extends SubmissionGuard {
  readonly signUp: SignUp
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh' | 'signOut'>
  readonly storage: SignUpStorage
  readonly navigator: Navigator
  readonly toasts: Pick<ToastsStore, 'show'>
}

/**
 * The rest of a sign-up: names and company, and then the navigation to where the user was going.
 *
 * Source: section 4, "Sign-in and sign-up". Choice: an invitation is looked for before asking for a company, and again
 * when one is created; a failed first lookup does not stop the user.
 * Choice: someone who has everything already, and opens the address, sees their names and leaves by saving or by the
 * link to Home; only what is done here leads on by itself.
 */
export class SignUpDetailsStore {
  /** The current step. It changes once everything that it depends on is known. */
  step: SignUpStep
  /** Whether the step is known. */
  isResolved = false
  readonly names: NamesFormStore
  readonly company: CompanyFormStore
  readonly invitation: InvitationStore
  readonly settled: Promise<void>
  /** Whether anything was saved or answered here. */
  #hasActed = false
  readonly #deps: SignUpDetailsDeps

  constructor(deps: SignUpDetailsDeps) {
    this.#deps = deps
    this.names = new NamesFormStore({ ...deps, given: () => this.#acted() })
    this.company = new CompanyFormStore({ ...deps, made: () => this.#acted() })
    this.invitation = new InvitationStore({ ...deps, answered: () => this.#acted() })
    this.step = this.#currentStep()
    makeAutoObservable(
      this,
      { names: false, company: false, invitation: false, settled: false },
      { autoBind: true },
    )
    this.settled = this.user === null ? Promise.resolve() : this.#goOn()
  }

  /** Null when no one is signed in. */
  get user(): CurrentUser | null {
    return this.#deps.account.user ?? null
  }

  /** Whether the sign-up is finished, and the names are only being looked at or changed. */
  get isFinished(): boolean {
    return this.#currentStep() === 'done'
  }

  /** Asks for the names again, which were entered already. */
  rename(): void {
    this.step = 'details'
  }

  /** Continues without the invitation. */
  leaveInvitation(): void {
    this.invitation.leave()
    void this.#acted()
  }

  /** Looks for an invitation again: someone may have invited the user meanwhile, or the last lookup failed. */
  async reload(): Promise<void> {
    await this.invitation.check({ isLast: this.step === 'check-invitation', isRequested: true })
    if (this.invitation.error === null) await this.#goOn()
  }

  /** Continues with the company that the user turned out to have. */
  async continueWithCompany(): Promise<void> {
    await this.#deps.account.refresh()
    await this.#acted()
  }

  signOut(): void {
    const { account, navigator, storage } = this.#deps
    storage.clear()
    void account.signOut()
    navigator.go(paths.login())
  }

  dispose(): void {
    for (const store of [this.names, this.company, this.invitation]) store.dispose()
  }

  #currentStep(): SignUpStep {
    return signUpStep({ user: this.user, codeSentTo: null, invitation: this.invitation.state })
  }

  #acted(): Promise<void> {
    this.#hasActed = true
    return this.#goOn()
  }

  async #goOn(): Promise<void> {
    const { invitation } = this
    if (
      this.#currentStep() === 'create-company' &&
      invitation.state.kind === 'unchecked' &&
      invitation.looked === 0
    )
      await invitation.check({ isLast: false })
    if (this.#currentStep() === 'check-invitation') await invitation.check({ isLast: true })
    const step = this.#currentStep()
    const isVisit = step === 'done' && !this.#hasActed
    runInAction(() => {
      this.step = isVisit ? 'details' : step
      this.isResolved = true
    })
    if (this.step === 'done') this.#finish()
  }

  #finish(): void {
    const { navigator, storage, toasts } = this.#deps
    const { state, gone } = this.invitation
    const company = this.user?.company?.legalName ?? 'your company'
    storage.clear()
    if (state.kind === 'claimed') toasts.show(`You have joined ${company}.`)
    else if (gone !== null)
      toasts.show(`The invitation from ${gone} is no longer open. You are still with ${company}.`, 'warning')
    navigator.go(paths.home(), { replace: true })
  }
}
