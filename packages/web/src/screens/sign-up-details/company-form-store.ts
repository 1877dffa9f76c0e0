import { companyProblems, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import { FormSending, type FormSendingDeps } from '../../parts/access/form-sending.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import { draftOf, keepDraft, type SignUpStorage } from '../../stores/sign-up-storage.ts'

export interface CompanyFormDeps extends FormSendingDeps {
  readonly signUp: Pick<SignUp, 'createCompany'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly storage: SignUpStorage
  /** Carries on once the company is made. */
  readonly made: () => Promise<void> | void
}

/** Somebody new makes their company. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class CompanyFormStore {
  legalName: string
  /** They have a company already: another tab has made it, or somebody else has taken them in. */
  hasCompanyAlready = false
  readonly sending: FormSending
  readonly #deps: CompanyFormDeps
  readonly #of: string

  constructor(deps: CompanyFormDeps) {
    this.#deps = deps
    this.sending = new FormSending(deps)
    this.#of = deps.account.user?.email ?? ''
    this.legalName = draftOf(deps.storage, this.#of).legalName
    makeAutoObservable(this, { sending: false }, { autoBind: true })
  }

  type(legalName: string): void {
    this.legalName = legalName
    this.hasCompanyAlready = false
    this.sending.clearError('legalName')
    keepDraft(this.#deps.storage, this.#of, { legalName })
  }

  async submit(): Promise<void> {
    const legalName = this.legalName.trim()
    const { account, signUp, storage, made } = this.#deps
    const refused = await this.sending.send({
      fieldNames: ['legalName'],
      problems: companyProblems({ legalName }),
      request: () => signUp.createCompany({ legalName }),
      otherwise: 'The company could not be made.',
      conflictField: 'legalName',
      taken: async user => {
        keepDraft(storage, this.#of, { legalName: '' })
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
