import {
  done,
  invitationChecked,
  type OpenInvitation,
  type OpenInvitationState,
  type Outcome,
  type Refusal,
  type SignUp,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { Query } from '../../stores/query.ts'
import { errorOfFailure, errorOfRefusal, signInMessages } from '../../stores/sign-in-refusal.ts'
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

interface LookupParams {
  /** There is no later lookup, so that finding none is a result to keep. */
  readonly isLast: boolean
}

interface Lookup extends LookupParams {
  readonly invitation: OpenInvitation | null
}

/** A company's invitation to a new user. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class InvitationStore {
  state: OpenInvitationState
  readonly lookup: Query<Lookup, LookupParams>
  /** The number of successful lookups since one failed. */
  looked = 0
  /** Whether the user requested a lookup, so that its result is shown. */
  isRequested = false
  /** The company whose invitation was no longer open when it was to be claimed. */
  gone: string | null = null
  readonly claiming: Submission
  readonly #deps: InvitationDeps
  readonly #of: string

  constructor(deps: InvitationDeps) {
    this.#deps = deps
    this.#of = deps.account.user?.email ?? ''
    this.lookup = new Query(params => this.#check(params), {
      onChange: state => state.kind === 'ready' && this.#found(state.value),
    })
    this.claiming = new Submission(signInMessages('You could not join this company.'), [], deps)
    this.state = { kind: draftOf(deps.storage, this.#of).hasLeftInvitation ? 'left' : 'unchecked' }
    makeAutoObservable(this, { state: observableRef, lookup: false, claiming: false }, { autoBind: true })
  }

  get isChecking(): boolean {
    return this.lookup.isPending
  }

  /** The error of the last lookup. Null: none; a user whose session has ended is signed out instead. */
  get error(): ErrorMessage | null {
    const { state } = this.lookup
    if (state.kind === 'failed') return errorOfFailure(state.failure)
    return state.kind === 'refused' && state.refusal.kind !== 'unauthenticated'
      ? errorOfRefusal(state.refusal, 'We could not check whether you are invited.')
      : null
  }

  /** Looks for an open invitation, unless a lookup is pending. Never rejects. */
  async check({
    isLast,
    isRequested = false,
  }: LookupParams & { readonly isRequested?: boolean }): Promise<void> {
    if (this.isChecking) return
    this.isRequested = isRequested
    await this.lookup.load({ isLast })
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
    this.lookup.dispose()
    this.claiming.dispose()
  }

  async #check({ isLast }: LookupParams): Promise<Outcome<Lookup, Refusal>> {
    const answer = await this.#deps.signUp.checkForOpenInvitation()
    if (answer.ok) return done({ invitation: answer.value, isLast })
    if (answer.refusal.kind === 'unauthenticated') await this.#deps.account.refresh()
    return answer
  }

  #found({ invitation, isLast }: Lookup): void {
    this.looked += 1
    if (invitation !== null || isLast) this.state = invitationChecked(invitation)
  }

  /** The invitation was withdrawn or claimed meanwhile. Another may be open, which is looked for first. */
  async #lost({ companyName }: OpenInvitation): Promise<void> {
    this.claiming.reset()
    this.#show({ gone: companyName, looked: 0, state: { kind: 'unchecked' } })
    await this.#deps.answered()
  }

  #show(change: Partial<Pick<this, 'state' | 'looked' | 'gone'>>): void {
    runInAction(() => Object.assign(this, change))
  }
}
