import { companyProblems, refused, type SignUp } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountStore } from '../../stores/account-store.ts'
import { signInMessages } from '../../stores/sign-in-refusal.ts'
import { draftOf, keepDraft, type SignUpStorage } from '../../stores/sign-up-storage.ts'
import { Submission, type SubmissionGuard } from '../../stores/submission.ts'

export interface CompanyFormDeps extends SubmissionGuard {
  readonly signUp: Pick<SignUp, 'createCompany'>
  readonly account: Pick<AccountStore, 'user' | 'signedIn' | 'refresh'>
  readonly storage: SignUpStorage
  /** Continues once the company is created. */
  readonly made: () => Promise<void> | void
}

const NOT_MADE = 'The company could not be created.'

/** A new user creates their company. Source: section 4, "Sign-in and sign-up"; section 7, "Auth and user". */
export class CompanyFormStore {
  legalName: string
  /** They have a company already: created in another tab, or joined. */
  hasCompanyAlready = false
  readonly submission: Submission
  readonly #deps: CompanyFormDeps
  readonly #of: string

  constructor(deps: CompanyFormDeps) {
    this.#deps = deps
    this.submission = new Submission(signInMessages(NOT_MADE), ['legalName'], deps)
    this.#of = deps.account.user?.email ?? ''
    this.legalName = draftOf(deps.storage, this.#of).legalName
    makeAutoObservable(this, { submission: false }, { autoBind: true })
  }

  type(legalName: string): void {
    this.legalName = legalName
    this.hasCompanyAlready = false
    this.submission.clearError('legalName')
    keepDraft(this.#deps.storage, this.#of, { legalName })
  }

  async submit(): Promise<void> {
    const legalName = this.legalName.trim()
    const { account, signUp, storage, made } = this.#deps
    let hasCompanyAlready = false
    const request = async () => {
      const response = await signUp.createCompany({ legalName })
      if (response.ok || response.refusal.kind !== 'conflict') return response
      hasCompanyAlready = true
      const { message, requestId } = response.refusal
      const problems = [{ field: 'legalName', message: message ?? NOT_MADE }]
      return refused({ kind: 'invalid' as const, problems, requestId })
    }
    await this.submission.send(request, {
      problems: companyProblems({ legalName }),
      onDone: async user => {
        keepDraft(storage, this.#of, { legalName: '' })
        account.signedIn(user)
        await made()
      },
    })
    runInAction(() => {
      this.hasCompanyAlready = hasCompanyAlready
    })
    if (this.submission.refusal?.kind === 'unauthenticated') await account.refresh()
  }

  dispose(): void {
    this.submission.dispose()
  }
}
