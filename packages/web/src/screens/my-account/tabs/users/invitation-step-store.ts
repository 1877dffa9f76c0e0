import {
  resendOfUserInvitation,
  type UserInvitation,
  type UserInvitations,
  withdrawalOfUserInvitation,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

/** The action on an invitation to be confirmed. */
export interface InvitationStep {
  readonly kind: 'resend' | 'withdraw'
  readonly invitation: UserInvitation
}

export interface InvitationStepDeps {
  readonly invitations: Pick<UserInvitations, 'resend' | 'remove'>
  readonly resent: (invitation: UserInvitation, text: string) => void
  readonly withdrawn: (invitation: UserInvitation, text: string) => void
  /** Called when someone else was first: the list is outdated. */
  readonly lost: () => void
}

/** Sends an invitation again, or withdraws it: neither can be undone, so each has to be confirmed. */
export class InvitationStepStore {
  requested: InvitationStep | null = null
  submission = new Submission(submissionMessages('Not sent'))
  readonly #deps: InvitationStepDeps

  constructor(deps: InvitationStepDeps) {
    this.#deps = deps
    makeAutoObservable(this, { requested: observableRef, submission: observableRef }, { autoBind: true })
  }

  request(kind: InvitationStep['kind'], invitation: UserInvitation): void {
    this.submission = new Submission(submissionMessages(kind === 'resend' ? 'Not sent' : 'Not withdrawn'))
    this.requested = { kind, invitation }
  }

  leave(): void {
    if (!this.submission.isPending) this.requested = null
  }

  async confirm(): Promise<void> {
    const { requested } = this
    if (requested === null) return
    const hasDone =
      requested.kind === 'resend' ? await this.#resend(requested) : await this.#withdraw(requested)
    if (hasDone) this.leave()
    else if (this.#isLost) this.#deps.lost()
  }

  get #isLost(): boolean {
    const { state } = this.submission
    return state.kind === 'refused' && ['invalid', 'not-found'].includes(state.refusal.kind)
  }

  async #resend({ invitation }: InvitationStep): Promise<boolean> {
    const resend = resendOfUserInvitation(invitation)
    if (!resend.ok) return false
    const answer = await this.submission.send(() => this.#deps.invitations.resend(resend.value))
    if (answer !== undefined) this.#deps.resent(answer.value, `Invitation resent to ${answer.value.email}.`)
    return answer !== undefined
  }

  async #withdraw({ invitation }: InvitationStep): Promise<boolean> {
    const withdrawal = withdrawalOfUserInvitation(invitation)
    if (!withdrawal.ok) return false
    const answer = await this.submission.send(() => this.#deps.invitations.remove(withdrawal.value))
    if (answer !== undefined) this.#deps.withdrawn(invitation, `Invitation to ${invitation.email} withdrawn.`)
    return answer !== undefined
  }
}
