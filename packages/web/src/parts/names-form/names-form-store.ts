import { type CurrentUser, detailsProblems, isNamed, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { draftOf, keepDraft, type SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'
import { FormSending, type FormSendingNeeds } from '../sign-up/form-sending.ts'

export interface NamesFormNeeds extends FormSendingNeeds {
  readonly signUp: Pick<SignUp, 'giveDetails'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly shelf: SignUpShelf
}

export type NameField = 'firstName' | 'lastName'

const FIELDS: readonly NameField[] = ['firstName', 'lastName']

/** A person gives their names. What they type is kept while the tab is open. Source: section 7, "Auth and user". */
export class NamesFormStore {
  firstName: string
  lastName: string
  readonly sending: FormSending
  readonly #needs: NamesFormNeeds
  readonly #of: string

  constructor(needs: NamesFormNeeds) {
    this.#needs = needs
    this.sending = new FormSending(needs)
    const { user } = needs.account
    this.#of = user?.email ?? ''
    const draft = draftOf(needs.shelf, this.#of)
    this.firstName = draft.firstName || (user?.firstName ?? '')
    this.lastName = draft.lastName || (user?.lastName ?? '')
    makeAutoObservable(this, { sending: false }, { autoBind: true })
  }

  type(field: NameField, text: string): void {
    this[field] = text
    this.sending.forgive(field)
    keepDraft(this.#needs.shelf, this.#of, { [field]: text })
  }

  /** Gives them. Answers the user as they stand then; undefined when they were not taken, which has been told. */
  async submit(): Promise<CurrentUser | undefined> {
    const names = { firstName: this.firstName, lastName: this.lastName }
    const { account, signUp, shelf } = this.#needs
    const answer = await this.sending.send({
      fieldNames: FIELDS,
      problems: detailsProblems(names),
      ask: () => signUp.giveDetails({ firstName: names.firstName.trim(), lastName: names.lastName.trim() }),
      otherwise: 'Your name could not be saved.',
    })
    if (answer?.ok !== true) {
      if (answer?.refusal.kind === 'unauthenticated') await account.refresh()
      return undefined
    }
    runInAction(() => keepDraft(shelf, this.#of, { firstName: '', lastName: '' }))
    account.signedIn(answer.value)
    return isNamed(answer.value) ? answer.value : undefined
  }

  dispose(): void {
    this.sending.dispose()
  }
}
