import { invitationChecked, type OpenInvitation, type OpenInvitationState, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { FormSending, type FormSendingNeeds } from '../../parts/access/form-sending.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { draftOf, keepDraft, type SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'
import { type SignInTrouble, troubleOfRefusal, troubleOfThrown } from '../../stores/sign-in-refusal.ts'

export interface InvitationNeeds extends FormSendingNeeds {
  readonly signUp: Pick<SignUp, 'checkForOpenInvitation' | 'claimOpenInvitation'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly shelf: SignUpShelf
  /** Carries on once it was claimed, or is no longer open. */
  readonly answered: () => Promise<void> | void
}

/** A company's invitation to somebody new. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class InvitationStore {
  state: OpenInvitationState
  isLooking = false
  /** How often it was looked for with an answer, since one was lost. */
  looked = 0
  /** The person has asked for it, so that they are told what came of it. */
  isAsked = false
  trouble: SignInTrouble | null = null
  /** The company whose invitation was no longer open when it was to be claimed. */
  gone: string | null = null
  readonly claiming: FormSending
  readonly #needs: InvitationNeeds
  readonly #of: string

  constructor(needs: InvitationNeeds) {
    this.#needs = needs
    this.#of = needs.account.user?.email ?? ''
    this.claiming = new FormSending(needs)
    this.state = { kind: draftOf(needs.shelf, this.#of).hasLeftInvitation ? 'left' : 'unchecked' }
    makeAutoObservable(
      this,
      { state: observableRef, trouble: observableRef, claiming: false },
      { autoBind: true },
    )
  }

  /**
   * Looks for an open invitation. Never rejects. `isLast`: there is nothing after it that would look again, so that none
   * is an answer to keep.
   */
  async look({
    isLast,
    isAsked = false,
  }: {
    readonly isLast: boolean
    readonly isAsked?: boolean
  }): Promise<void> {
    if (this.isLooking) return
    this.#show({ isLooking: true, isAsked, trouble: null })
    try {
      const answer = await this.#needs.signUp.checkForOpenInvitation()
      if (answer.ok) this.#found(answer.value, isLast)
      else if (answer.refusal.kind === 'unauthenticated') await this.#needs.account.refresh()
      else
        this.#show({
          trouble: troubleOfRefusal(answer.refusal, 'The server did not say whether you are invited.'),
        })
    } catch (thrown) {
      this.#show({ trouble: troubleOfThrown(thrown) })
    } finally {
      this.#show({ isLooking: false })
    }
  }

  /** Joins the company that invites. */
  async claim(): Promise<void> {
    const { state } = this
    if (state.kind !== 'open') return
    const { signUp, account, answered } = this.#needs
    const refused = await this.claiming.send({
      fieldNames: [],
      problems: [],
      ask: () => signUp.claimOpenInvitation(),
      otherwise: 'You could not join this company.',
      taken: async user => {
        account.signedIn(user)
        this.#show({ state: { kind: 'claimed' } })
        await answered()
      },
    })
    if (refused === 'unauthenticated') await account.refresh()
    if (refused === 'not-found') await this.#lost(state.invitation)
  }

  /** Goes on without it. */
  leave(): void {
    this.state = { kind: 'left' }
    this.gone = null
    keepDraft(this.#needs.shelf, this.#of, { hasLeftInvitation: true })
  }

  dispose(): void {
    this.claiming.dispose()
  }

  #found(invitation: OpenInvitation | null, isLast: boolean): void {
    const isKept = invitation !== null || isLast
    this.#show({ looked: this.looked + 1, ...(isKept ? { state: invitationChecked(invitation) } : {}) })
  }

  /** It was withdrawn or claimed meanwhile. Another may be open: that is looked for before anything else is asked. */
  async #lost({ companyName }: OpenInvitation): Promise<void> {
    this.claiming.forgive('')
    this.#show({ gone: companyName, looked: 0, state: { kind: 'unchecked' } })
    await this.#needs.answered()
  }

  #show(
    change: Partial<Pick<this, 'state' | 'isLooking' | 'isAsked' | 'looked' | 'trouble' | 'gone'>>,
  ): void {
    runInAction(() => Object.assign(this, change))
  }
}
