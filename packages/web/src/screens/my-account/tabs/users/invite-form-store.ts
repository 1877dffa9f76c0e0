import {
  brandOfUser,
  type CurrentUser,
  type FeatureToggles,
  INVITATION_SCOPE_HINDRANCES,
  invitationScopeHindrance,
  invitedScopes,
  type Problem,
  readUserInvitation,
  type Scope,
  type UserInvitation,
  type UserInvitationCircumstances,
  type UserInvitations,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

export interface InviteFormDeps {
  readonly invitations: Pick<UserInvitations, 'create'>
  readonly inviter: () => CurrentUser
  readonly toggles: FeatureToggles
  /** The people on this page of the lists; the server knows everyone. */
  readonly seen: () => Pick<UserInvitationCircumstances, 'invitations' | 'colleagueEmails'>
  readonly sent: (invitation: UserInvitation) => void
}

/** The form of an invitation. What was typed stays until it is sent or canceled. Section 6, "Invitation scopes". */
export class InviteFormStore {
  email = ''
  chosen: readonly Scope[] = []
  problems: readonly Problem[] = []
  readonly submission = new Submission(submissionMessages('Not sent'), ['email', 'scopes'])
  readonly #deps: InviteFormDeps

  constructor(deps: InviteFormDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { chosen: observableRef, problems: observableRef, submission: false },
      { autoBind: true },
    )
  }

  /** Whether there are scopes to choose. */
  get choosesScopes(): boolean {
    return this.#deps.toggles.showsScopeManagement
  }

  /** The scopes that the invitation will have. */
  get scopes(): readonly Scope[] {
    return invitedScopes(this.#deps.inviter(), this.chosen, this.#deps.toggles)
  }

  get emailProblem(): string | undefined {
    return this.#found('email') ?? this.submission.fieldError('email')
  }

  get scopesProblem(): string | undefined {
    return this.#found('scopes') ?? this.submission.fieldError('scopes')
  }

  /** The problem that no field shows. */
  get otherProblem(): string | undefined {
    return this.problems.find(({ field }) => field === null)?.message
  }

  hindranceOf(scope: Scope): string | undefined {
    const why = invitationScopeHindrance(this.#deps.inviter(), this.#deps.toggles, scope)
    return why === null ? undefined : INVITATION_SCOPE_HINDRANCES[why]
  }

  changeEmail(email: string): void {
    this.email = email
    this.#forget()
  }

  toggle(scope: Scope): void {
    this.chosen = this.chosen.includes(scope)
      ? this.chosen.filter(each => each !== scope)
      : [...this.chosen, scope]
    this.#forget()
  }

  /** Cancel: clears the form. */
  clear(): void {
    this.email = ''
    this.chosen = []
    this.#forget()
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const inviter = this.#deps.inviter()
    const read = readUserInvitation(
      { email: this.email, scopes: this.chosen, site: brandOfUser(inviter) },
      { inviter, toggles: this.#deps.toggles, ...this.#deps.seen() },
    )
    if (!read.ok) {
      this.problems = read.refusal
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => this.#deps.invitations.create(read.value))
    if (answer === undefined) return false
    this.clear()
    this.#deps.sent(answer.value)
    return true
  }

  #found(field: string): string | undefined {
    return this.problems.find(problem => problem.field === field)?.message
  }

  #forget(): void {
    this.problems = []
    this.submission.reset()
  }
}
