import {
  resendOfUserInvitation,
  type UserInvitation,
  type UserInvitations,
  withdrawalOfUserInvitation,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Writing } from '../../../../parts/writing/writing.ts'

/** What is about to be done with an invitation, once it is confirmed. */
export interface InvitationStep {
  readonly kind: 'resend' | 'withdraw'
  readonly invitation: UserInvitation
}

export interface InvitationStepNeeds {
  readonly invitations: Pick<UserInvitations, 'resend' | 'remove'>
  readonly resent: (invitation: UserInvitation, words: string) => void
  readonly withdrawn: (invitation: UserInvitation, words: string) => void
  /** Somebody else was first: the list is old. */
  readonly lost: () => void
}

/** Sending an invitation again, or withdrawing it: neither can be taken back, so each is asked once more. */
export class InvitationStepStore {
  asked: InvitationStep | null = null
  writing = new Writing('Not sent')
  readonly #needs: InvitationStepNeeds

  constructor(needs: InvitationStepNeeds) {
    this.#needs = needs
    makeAutoObservable(this, { asked: observableRef, writing: observableRef }, { autoBind: true })
  }

  ask(kind: InvitationStep['kind'], invitation: UserInvitation): void {
    this.writing = new Writing(kind === 'resend' ? 'Not sent' : 'Not withdrawn')
    this.asked = { kind, invitation }
  }

  leave(): void {
    if (!this.writing.isPending) this.asked = null
  }

  async confirm(): Promise<void> {
    const { asked } = this
    if (asked === null) return
    const hasDone = asked.kind === 'resend' ? await this.#resend(asked) : await this.#withdraw(asked)
    if (hasDone) this.leave()
    else if (this.#isLost) this.#needs.lost()
  }

  get #isLost(): boolean {
    const { state } = this.writing
    return state.kind === 'refused' && ['invalid', 'not-found'].includes(state.refusal.kind)
  }

  async #resend({ invitation }: InvitationStep): Promise<boolean> {
    const resend = resendOfUserInvitation(invitation)
    if (!resend.ok) return false
    const answer = await this.writing.send(() => this.#needs.invitations.resend(resend.value))
    if (answer !== undefined)
      this.#needs.resent(answer.value, `Invitation sent again to ${answer.value.email}.`)
    return answer !== undefined
  }

  async #withdraw({ invitation }: InvitationStep): Promise<boolean> {
    const withdrawal = withdrawalOfUserInvitation(invitation)
    if (!withdrawal.ok) return false
    const answer = await this.writing.send(() => this.#needs.invitations.remove(withdrawal.value))
    if (answer !== undefined)
      this.#needs.withdrawn(invitation, `Invitation of ${invitation.email} withdrawn.`)
    return answer !== undefined
  }
}
