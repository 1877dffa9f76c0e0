import { type CurrentUser, detailsProblems, type Problem, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'

type NameField = 'firstName' | 'lastName'
type Names = Readonly<Record<NameField, string>>

export interface ProfileDeps {
  readonly signUp: Pick<SignUp, 'giveDetails'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
}

/** The form of the user's own names. What was typed stays until it is saved or canceled. */
export class ProfileStore implements ScreenStore {
  /** What was typed. Undefined: nothing yet. */
  typed: Names | undefined = undefined
  problems: readonly Problem[] = []
  /** Whether the names were saved and nothing was typed since. */
  isSaved = false
  readonly submission = new Submission(submissionMessages('Not saved'), ['firstName', 'lastName'])
  readonly #deps: ProfileDeps

  constructor(deps: ProfileDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { typed: observableRef, problems: observableRef, submission: false },
      { autoBind: true },
    )
  }

  get names(): Names {
    const { user } = this.#deps.account
    return this.typed ?? { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' }
  }

  get hasChanges(): boolean {
    const { user } = this.#deps.account
    const { firstName, lastName } = this.names
    return firstName.trim() !== (user?.firstName ?? '') || lastName.trim() !== (user?.lastName ?? '')
  }

  problemOf(field: NameField): string | undefined {
    return (
      this.problems.find(problem => problem.field === field)?.message ?? this.submission.fieldError(field)
    )
  }

  change(field: NameField, text: string): void {
    this.typed = { ...this.names, [field]: text }
    this.isSaved = false
    this.#forget()
  }

  reset(): void {
    this.typed = undefined
    this.#forget()
  }

  async save(): Promise<void> {
    if (this.submission.isPending) return
    this.problems = detailsProblems(this.names)
    if (this.problems.length > 0) {
      this.submission.rejectLocally()
      return
    }
    if (!this.hasChanges) {
      this.isSaved = true
      return
    }
    const firstName = this.names.firstName.trim()
    const lastName = this.names.lastName.trim()
    const answer = await this.submission.send(() => this.#deps.signUp.giveDetails({ firstName, lastName }))
    if (answer === undefined) return
    await this.#deps.account.refresh()
    runInAction(() => {
      this.typed = undefined
      this.isSaved = true
    })
  }

  dispose(): void {
    this.reset()
  }

  #forget(): void {
    this.problems = []
    this.submission.reset()
  }
}
