import { invitationChecked, type OpenInvitation, type OpenInvitationState, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { errorOfRefusal, errorOfThrown, signInMessages } from '../../stores/sign-in-refusal.ts'
import { draftOf, keepDraft, type SignUpStorage } from '../../stores/sign-up-storage.ts'
import { Submission, type SubmissionGuard } from '../../stores/submission.ts'
import type { ErrorMessage } from '../../stores/submission-messages.ts'

export interface InvitationDeps extends SubmissionGuard {
  readonly signUp: Pick<SignUp, 'checkForOpenInvitation' | 'claimOpenInvitation'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly storage: SignUpStorage
  /** Continues once it was claimed, or is no longer open. */
  readonly answered: () => Promise<void> | void
}

/** A company's invitation to a new user. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class InvitationStore {
  state: OpenInvitationState
  isLooking = false
  /** The number of successful lookups since one failed. */
  looked = 0
  /** Whether the user requested a lookup, so that its result is shown. */
  isRequested = false
  error: ErrorMessage | null = null
  /** The company whose invitation was no longer open when it was to be claimed. */
  gone: string | null = null
  readonly claiming: Submission
  readonly #deps: InvitationDeps
  readonly #of: string

  constructor(deps: InvitationDeps) {
    this.#deps = deps
    this.#of = deps.account.user?.email ?? ''
    this.claiming = new Submission(signInMessages('You could not join this company.'), [], deps)
    this.state = { kind: draftOf(deps.storage, this.#of).hasLeftInvitation ? 'left' : 'unchecked' }
    makeAutoObservable(
      this,
      { state: observableRef, error: observableRef, claiming: false },
      { autoBind: true },
    )
  }

  /**
   * Looks for an open invitation. Never rejects. `isLast`: there is no later lookup, so that finding none is not a
   * result to keep.
   */
  async look({
    isLast,
    isRequested = false,
  }: {
    readonly isLast: boolean
    readonly isRequested?: boolean
  }): Promise<void> {
    if (this.isLooking) return
    this.#show({ isLooking: true, isRequested, error: null })
    try {
      const answer = await this.#deps.signUp.checkForOpenInvitation()
      if (answer.ok) this.#found(answer.value, isLast)
      else if (answer.refusal.kind === 'unauthenticated') await this.#deps.account.refresh()
      else
        this.#show({
          error: errorOfRefusal(answer.refusal, 'We could not check whether you are invited.'),
        })
    } catch (thrown) {
      this.#show({ error: errorOfThrown(thrown) })
    } finally {
      this.#show({ isLooking: false })
    }
  }

  /** Joins the company that invites. */
  async claim(): Promise<void> {
    const { state } = this
    if (state.kind !== 'open') return
    const { signUp, account, answered } = this.#deps
    await this.claiming.send(() => signUp.claimOpenInvitation(), {
      onDone: async user => {
        account.signedIn(user)
        this.#show({ state: { kind: 'claimed' } })
        await answered()
      },
    })
    const refused = this.claiming.refusal?.kind
    if (refused === 'unauthenticated') await account.refresh()
    if (refused === 'not-found') await this.#lost(state.invitation)
  }

  /** Continues without the invitation. */
  leave(): void {
    this.state = { kind: 'left' }
    this.gone = null
    keepDraft(this.#deps.storage, this.#of, { hasLeftInvitation: true })
  }

  dispose(): void {
    this.claiming.dispose()
  }

  #found(invitation: OpenInvitation | null, isLast: boolean): void {
    const isStored = invitation !== null || isLast
    this.#show({ looked: this.looked + 1, ...(isStored ? { state: invitationChecked(invitation) } : {}) })
  }

  /** The invitation was withdrawn or claimed meanwhile. Another may be open, which is looked for first. */
  async #lost({ companyName }: OpenInvitation): Promise<void> {
    this.claiming.reset()
    this.#show({ gone: companyName, looked: 0, state: { kind: 'unchecked' } })
    await this.#deps.answered()
  }

  #show(
    change: Partial<Pick<this, 'state' | 'isLooking' | 'isRequested' | 'looked' | 'error' | 'gone'>>,
  ): void {
    runInAction(() => Object.assign(this, change))
  }
}
