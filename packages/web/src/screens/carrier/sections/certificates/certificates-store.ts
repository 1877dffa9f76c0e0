import {
  type CalendarDate,
  type CarrierId,
  type CertificateRequestId,
  COVERAGE_LABELS,
  certificateRequestableFrom,
  type CurrentUser,
  hasInsuranceWorkflow,
  type InsuranceActivity,
  type InsuranceCertificateRequest,
  type InsuranceCertificateRequests,
  type InsuranceCertificate,
  type InsuranceCertificates,
  type InsurancePolicies,
  type InsurancePolicy,
  type InsurancePolicyId,
  requestableCargoPolicies,
  visibleCertificateRequests,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { allPages } from '../../../../parts/export/all-pages.ts'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Query } from '../../../../stores/query.ts'
import { Submission } from '../../../../stores/submission.ts'
import { submissionMessages } from '../../../../stores/submission-messages.ts'
import { AllPages } from '../all-pages.ts'
import { WithdrawalStore } from './withdrawal-store.ts'

export interface CertificatesDeps {
  readonly carrierId: CarrierId
  readonly requests: InsuranceCertificateRequests
  readonly certificates: InsuranceCertificates
  readonly policies: InsurancePolicies
  readonly user: () => CurrentUser | null | undefined
  readonly today: () => CalendarDate
  /** A short profile has no policies. */
  readonly isShort: () => boolean
  readonly say: (text: string) => void
  /** A certificate no longer counts. */
  readonly withdrawn: () => void
}

/** The certificates that the company confirmed, those requested from a carrier's insurance agent, and new requests. Section 4, "Insurance requests". */
export class CertificatesStore implements ScreenStore {
  readonly requests: AllPages<InsuranceCertificateRequest>
  readonly certificates: AllPages<InsuranceCertificate>
  readonly withdrawal: WithdrawalStore
  readonly policies: Query<readonly InsurancePolicy[]>
  readonly submission = new Submission(submissionMessages('Not requested'))
  /** The policy whose request is pending or was refused. */
  requested: InsurancePolicyId | null = null
  readonly #deps: CertificatesDeps
  readonly #activities = new Map<CertificateRequestId, Query<readonly InsuranceActivity[]>>()

  constructor(deps: CertificatesDeps) {
    this.#deps = deps
    const { carrierId, requests, policies, certificates } = deps
    this.requests = new AllPages((page, signal) => requests.list({ carrierId, page }, signal))
    this.policies = new Query((_, signal) => policies.listActive({ carrierId }, signal))
    this.certificates = new AllPages((page, signal) => certificates.list({ carrierId, page }, signal))
    this.withdrawal = new WithdrawalStore(certificates, text => {
      deps.say(text)
      deps.withdrawn()
      void this.certificates.reload()
    })
    makeAutoObservable(
      this,
      { requests: false, certificates: false, withdrawal: false, policies: false, submission: false },
      { autoBind: true },
    )
  }

  /** Whether the plan includes certificates. Without it nothing is requested. */
  get isInPlan(): boolean {
    return this.#deps.user()?.paywall.canViewInsuranceCertificates === true
  }

  /** Whether the user may request certificates. */
  get mayRequest(): boolean {
    const user = this.#deps.user()
    return user != null && hasInsuranceWorkflow(user)
  }

  /** The monitor does not have certificates: they are left out. */
  get hasNoCertificates(): boolean {
    return isAbsent(this.certificates.page)
  }

  /** The requests without the canceled ones, newest first. */
  get shown(): readonly InsuranceCertificateRequest[] {
    return visibleCertificateRequests(this.requests.rows)
  }

  /** The cargo policies whose certificate can be requested. */
  get requestable(): readonly InsurancePolicy[] {
    return requestableCargoPolicies(this.policies.value ?? [], this.#deps.today())
  }

  /** The day from which a certificate may be requested again; null: today. */
  get waitsUntil(): CalendarDate | null {
    const from = certificateRequestableFrom(this.requests.rows)
    return from !== null && from > this.#deps.today() ? from : null
  }

  open(): void {
    if (!this.isInPlan) return
    this.requests.open()
    this.certificates.open()
    if (!this.#deps.isShort()) void this.policies.load()
  }

  /** The activity of a request, newest first. Its request is sent the first time. */
  activitiesOf(requestId: CertificateRequestId): Query<readonly InsuranceActivity[]> {
    const known = this.#activities.get(requestId)
    if (known !== undefined) return known
    const query = new Query<readonly InsuranceActivity[]>((_, signal) =>
      allPages(
        page => this.#deps.requests.activities({ requestId, page }, signal),
        () => {},
      ),
    )
    this.#activities.set(requestId, query)
    void query.load()
    return query
  }

  /** Requests the certificate of a cargo policy. After a refusal the requests are read again: someone else made one. */
  async request(policy: InsurancePolicy): Promise<void> {
    if (this.submission.isPending) return
    this.requested = policy.id
    await this.submission.send(() => this.#deps.policies.requestCargoPolicy({ policyId: policy.id }), {
      onDone: () =>
        this.#deps.say(`Certificate requested: ${COVERAGE_LABELS[policy.coverage].toLowerCase()}.`),
    })
    if (this.submission.refusal?.kind !== 'forbidden') await this.requests.reload()
  }

  dispose(): void {
    this.requests.dispose()
    this.certificates.dispose()
    this.withdrawal.dispose()
    this.policies.dispose()
    this.submission.dispose()
    for (const query of this.#activities.values()) query.dispose()
  }
}
