import { type CurrentUser, detailsProblems, type Problem, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Writing } from '../../../../parts/writing/writing.ts'

type NameField = 'firstName' | 'lastName'
type Names = Readonly<Record<NameField, string>>

export interface ProfileNeeds {
  readonly signUp: Pick<SignUp, 'giveDetails'>
  readonly account: {
    readonly user: CurrentUser | null | undefined
    refresh(): Promise<unknown>
  }
}

/** The person's own names, which they change as they gave them. What was typed stays until it is saved or left by Cancel. */
export class ProfileStore implements ScreenStore {
  /** What was typed. Undefined: nothing yet. */
  typed: Names | undefined = undefined
  problems: readonly Problem[] = []
  /** The names were saved and nothing was typed since. */
  isSaved = false
  readonly writing = new Writing('Not saved', ['firstName', 'lastName'])
  readonly #needs: ProfileNeeds

  constructor(needs: ProfileNeeds) {
    this.#needs = needs
    makeAutoObservable(
      this,
      { typed: observableRef, problems: observableRef, writing: false },
      { autoBind: true },
    )
  }

  get names(): Names {
    const { user } = this.#needs.account
    return this.typed ?? { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' }
  }

  get hasChanges(): boolean {
    const { user } = this.#needs.account
    const { firstName, lastName } = this.names
    return firstName.trim() !== (user?.firstName ?? '') || lastName.trim() !== (user?.lastName ?? '')
  }

  problemOf(field: NameField): string | undefined {
    return this.problems.find(problem => problem.field === field)?.message ?? this.writing.told(field)
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
    if (this.writing.isPending) return
    this.problems = detailsProblems(this.names)
    if (this.problems.length > 0) {
      this.writing.heldBack()
      return
    }
    if (!this.hasChanges) {
      this.isSaved = true
      return
    }
    const firstName = this.names.firstName.trim()
    const lastName = this.names.lastName.trim()
    const answer = await this.writing.send(() => this.#needs.signUp.giveDetails({ firstName, lastName }))
    if (answer === undefined) return
    await this.#needs.account.refresh()
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
    this.writing.forget()
  }
}
