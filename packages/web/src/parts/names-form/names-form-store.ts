import { type CurrentUser, detailsProblems, type SignUp } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { draftOf, keepDraft, type SignUpStorage } from '../../stores/sign-up-storage.ts'
import { FormSending, type FormSendingDeps } from '../access/form-sending.ts'

export interface NamesFormDeps extends FormSendingDeps {
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
  readonly sending: FormSending
  readonly #deps: NamesFormDeps
  readonly #of: string

  constructor(deps: NamesFormDeps) {
    this.#deps = deps
    this.sending = new FormSending(deps)
    const { user } = deps.account
    this.#of = user?.email ?? ''
    const draft = draftOf(deps.storage, this.#of)
    this.firstName = draft.firstName || (user?.firstName ?? '')
    this.lastName = draft.lastName || (user?.lastName ?? '')
    makeAutoObservable(this, { sending: false }, { autoBind: true })
  }

  type(field: NameField, text: string): void {
    this[field] = text
    this.sending.clearError(field)
    keepDraft(this.#deps.storage, this.#of, { [field]: text })
  }

  async submit(): Promise<void> {
    const names = { firstName: this.firstName.trim(), lastName: this.lastName.trim() }
    const { account, signUp, storage, given } = this.#deps
    const refused = await this.sending.send({
      fieldNames: FIELDS,
      problems: detailsProblems(names),
      request: () => signUp.giveDetails(names),
      otherwise: 'Your name could not be saved.',
      taken: async user => {
        keepDraft(storage, this.#of, { firstName: '', lastName: '' })
        account.signedIn(user)
        await given(user)
      },
    })
    if (refused === 'unauthenticated') await account.refresh()
  }

  dispose(): void {
    this.sending.dispose()
  }
}
