import {
  type AnyRuleType,
  type CalendarDate,
  type CarrierId,
  certificateCounts,
  type ClassificationId,
  type InsuranceCertificate,
  mayManageUsers,
  type OverrideDraftSetting,
  type OverrideTerms,
  overrideTermsOf,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { ProfileTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import type { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { Query } from '../../stores/query.ts'

export interface OverrideTermsDeps {
  readonly carrierId: CarrierId
  readonly today: () => CalendarDate
  readonly resolve: Resolve
}

/** How the policy lets a rule be overridden. */
export interface PolicyTerms {
  readonly terms: OverrideTerms | undefined
  /** Null: no version is in force. */
  readonly version: number | null
}

/** How the company's policy lets the rules of a carrier be overridden. Requested once a form is opened. Section 3, "Policy". */
export class OverrideTermsStore {
  readonly certificates: Query<readonly InsuranceCertificate[]>
  readonly #deps: OverrideTermsDeps

  constructor(deps: OverrideTermsDeps) {
    this.#deps = deps
    const { carrierId } = deps
    this.certificates = new Query((_, signal) =>
      allPages(page => deps.resolve(ProfileTokens.InsuranceCertificates).list({ carrierId, page }, signal)),
    )
    makeAutoObservable(this, { certificates: false }, { autoBind: true })
  }

  get #company(): CompanyPolicyStore {
    return this.#deps.resolve(RulesTokens.CompanyPolicyStore)
  }

  open(): void {
    this.#company.open()
    const { kind } = this.certificates.state
    if (kind === 'idle' || kind === 'failed') void this.certificates.load()
  }

  /** The terms of a rule, and the number of their version. Empty: no terms while the policy is not known. */
  of(ruleType: AnyRuleType, classificationId: ClassificationId | null): PolicyTerms {
    const policy = this.#company.policy.value
    return {
      terms: policy && overrideTermsOf(policy.sections, ruleType, classificationId),
      version: policy?.inForce?.number ?? null,
    }
  }

  /** What an override is checked against. A certificate counts as there while that is not known: the monitor decides then. */
  get setting(): Pick<OverrideDraftSetting, 'termsOf' | 'isAdmin' | 'hasCertificate'> {
    const { user, policy } = this.#company
    const sections = policy.value?.sections
    const certificates = this.certificates.value
    const today = this.#deps.today()
    return {
      isAdmin: user !== null && mayManageUsers(user),
      hasCertificate: certificates?.some(each => certificateCounts(each, today)) ?? true,
      ...(sections !== undefined && {
        termsOf: (ruleType, classificationId) => overrideTermsOf(sections, ruleType, classificationId),
      }),
    }
  }

  dispose(): void {
    this.certificates.dispose()
  }
}
