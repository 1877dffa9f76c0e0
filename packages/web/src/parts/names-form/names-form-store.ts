import { type CurrentUser, detailsProblems, type SignUp } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { signInMessages } from '../../stores/sign-in-refusal.ts'
import { draftOf, keepDraft, type SignUpStorage } from '../../stores/sign-up-storage.ts'
import { Submission, type SubmissionGuard } from '../../stores/submission.ts'

export interface NamesFormDeps extends SubmissionGuard {
  readonly signUp: Pick<SignUp, 'giveDetails'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly storage: SignUpStorage
  /** Continues with the user after their names are saved. */
  readonly given: (user: CurrentUser) => Promise<void> | void
}

export type NameField = 'firstName' | 'lastName'

const FIELDS: readonly NameField[] = ['firstName', 'lastName']

/** The form of a user's names. What was typed is stored while the tab is open. Source: section 7, "Auth and user". */
export class NamesFormStore {
  firstName: string
  lastName: string
  readonly submission: Submission
  readonly #deps: NamesFormDeps
  readonly #of: string

  constructor(deps: NamesFormDeps) {
    this.#deps = deps
    this.submission = new Submission(signInMessages('Your name could not be saved.'), FIELDS, deps)
    const { user } = deps.account
    this.#of = user?.email ?? ''
    const draft = draftOf(deps.storage, this.#of)
    this.firstName = draft.firstName || (user?.firstName ?? '')
    this.lastName = draft.lastName || (user?.lastName ?? '')
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  type(field: NameField, text: string): void {
    this[field] = text
    this.submission.clearError(field)
    keepDraft(this.#deps.storage, this.#of, { [field]: text })
  }

  async submit(): Promise<void> {
    const names = { firstName: this.firstName.trim(), lastName: this.lastName.trim() }
    const { account, signUp, storage, given } = this.#deps
    await this.submission.send(() => signUp.giveDetails(names), {
      problems: detailsProblems(names),
      onDone: async user => {
        keepDraft(storage, this.#of, { firstName: '', lastName: '' })
        account.signedIn(user)
        await given(user)
      },
    })
    if (this.submission.refusal?.kind === 'unauthenticated') await account.refresh()
  }

  dispose(): void {
    this.submission.dispose()
  }
}
