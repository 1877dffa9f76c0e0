import { companyProblems, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import { FormSending, type FormSendingNeeds } from '../../parts/access/form-sending.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { draftOf, keepDraft, type SignUpShelf } from '../../stores/ports/sign-up-shelf.ts'

export interface CompanyFormNeeds extends FormSendingNeeds {
  readonly signUp: Pick<SignUp, 'createCompany'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly shelf: SignUpShelf
  /** Carries on once the company is made. */
  readonly made: () => Promise<void> | void
}

/** Somebody new makes their company. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class CompanyFormStore {
  legalName: string
  /** They have a company already: another tab has made it, or somebody else has taken them in. */
  hasCompanyAlready = false
  readonly sending: FormSending
  readonly #needs: CompanyFormNeeds
  readonly #of: string

  constructor(needs: CompanyFormNeeds) {
    this.#needs = needs
    this.sending = new FormSending(needs)
    this.#of = needs.account.user?.email ?? ''
    this.legalName = draftOf(needs.shelf, this.#of).legalName
    makeAutoObservable(this, { sending: false }, { autoBind: true })
  }

  type(legalName: string): void {
    this.legalName = legalName
    this.hasCompanyAlready = false
    this.sending.forgive('legalName')
    keepDraft(this.#needs.shelf, this.#of, { legalName })
  }

  async submit(): Promise<void> {
    const legalName = this.legalName.trim()
    const { account, signUp, shelf, made } = this.#needs
    const refused = await this.sending.send({
      fieldNames: ['legalName'],
      problems: companyProblems({ legalName }),
      ask: () => signUp.createCompany({ legalName }),
      otherwise: 'The company could not be made.',
      conflictField: 'legalName',
      taken: async user => {
        keepDraft(shelf, this.#of, { legalName: '' })
        account.signedIn(user)
        await made()
      },
    })
    runInAction(() => {
      this.hasCompanyAlready = refused === 'conflict'
    })
    if (refused === 'unauthenticated') await account.refresh()
  }

  dispose(): void {
    this.sending.dispose()
  }
}
