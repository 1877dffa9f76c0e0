import {
  type Classification,
  type ClassificationId,
  type Classifications,
  classificationName,
  type CurrentUser,
  done,
  type Page,
  planRefusal,
  type Policies,
  POLICY_IN_FORCE,
  type PolicyAcknowledgment,
  type PolicyAddress,
  type PolicyTab,
  type PolicyVersion,
  type PolicyVersionId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import type { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'

export interface PolicyScreenDeps {
  readonly policies: Policies
  readonly company: CompanyPolicyStore
  readonly classifications: Pick<Classifications, 'list'>
  readonly account: { readonly user: CurrentUser | null | undefined }
}

/** Two versions to compare. */
export interface ComparedVersions {
  readonly before: PolicyVersion
  readonly after: PolicyVersion
}

/** The company's policy at an address: its rules in force, its versions, and two of them compared. Section 3, "Policy". */
export class PolicyScreenStore implements ScreenStore {
  address: PolicyAddress = POLICY_IN_FORCE
  readonly company: CompanyPolicyStore
  readonly versions: Query<Page<PolicyVersion>, number>
  readonly acknowledgments: Query<readonly PolicyAcknowledgment[], PolicyVersionId>
  readonly classifications: Query<readonly Classification[]>
  readonly compared: Query<ComparedVersions | null>
  readonly #deps: PolicyScreenDeps

  constructor(deps: PolicyScreenDeps) {
    this.#deps = deps
    this.company = deps.company
    this.versions = new Query((page, signal) => deps.policies.versions({ page }, signal), {
      onChange: state => void (state.kind === 'ready' && this.compared.load()),
    })
    this.acknowledgments = new Query(async (id, signal) => {
      const people = await allPages(
        async page => {
          const answer = await deps.policies.acknowledgments({ id, page }, signal)
          if (!answer.ok) return answer
          const items = answer.value.items.map(each => ({ ...each, id: each.userId }))
          return done({ ...answer.value, items })
        },
        () => undefined,
      )
      return people
    })
    this.classifications = new Query((_, signal) =>
      allPages(
        page => deps.classifications.list({ isActive: true, page }, signal),
        () => undefined,
      ),
    )
    this.compared = new Query((_, signal) => this.#findCompared(signal))
    makeAutoObservable(
      this,
      {
        address: observableRef,
        company: false,
        versions: false,
        acknowledgments: false,
        classifications: false,
        compared: false,
      },
      { autoBind: true },
    )
  }

  /** Why the screen is closed to this user. Null: it is open. */
  get closed() {
    const { user } = this.#deps.account
    return user == null ? null : planRefusal(user.paywall, 'rule')
  }

  /** The monitor has no policies. */
  get isAbsent(): boolean {
    return isAbsent(this.company.policy)
  }

  /** The part that is shown: the draft only to those who may write it. */
  get tab(): PolicyTab {
    return this.address.tab === 'draft' && !this.company.mayWrite ? 'rules' : this.address.tab
  }

  /** The name of a classification; its number until it is known. */
  nameOf(id: ClassificationId): string {
    const found = this.classifications.value?.find(each => each.id === id)
    return found === undefined ? `Classification ${id}` : classificationName(found)
  }

  /** A version by its id, as far as it is known here. */
  version(id: PolicyVersionId): PolicyVersion | undefined {
    const { inForce = null, waiting = null, scheduled = [] } = this.company.policy.value ?? {}
    const known = [...(this.versions.value?.items ?? []), ...scheduled, inForce, waiting]
    return known.find(each => each?.id === id) ?? undefined
  }

  open(address: PolicyAddress): void {
    const isOtherPage = address.page !== this.address.page
    this.address = address
    if (this.closed !== null) return
    this.company.open()
    if (this.classifications.state.kind === 'idle') void this.classifications.load()
    void this.company.policy.finished().then(() => this.#loadPeople())
    if (this.tab !== 'versions') return
    if (this.versions.state.kind === 'idle' || isOtherPage) void this.versions.load(address.page)
    else void this.compared.load()
  }

  /** Loads what a change of the policy may have changed. */
  reload(): void {
    void this.company.policy.reload().then(() => this.#loadPeople())
    if (this.versions.state.kind !== 'idle') void this.versions.reload()
  }

  settled(): Promise<unknown> {
    return this.company.policy.settled()
  }

  dispose(): void {
    for (const query of [this.versions, this.acknowledgments, this.classifications, this.compared])
      query.dispose()
  }

  #loadPeople(): void {
    const version = this.company.policy.value?.inForce
    if (version != null) void this.acknowledgments.load(version.id)
  }

  /** The versions of the address, or else the one in force and the one before it. */
  async #findCompared(signal: AbortSignal) {
    const { before, after } = this.address
    const items = this.versions.value?.items ?? []
    const latest = this.company.policy.value?.inForce ?? items[0]
    const newer = await this.#find(after ?? latest?.id, signal)
    if (newer === null || !newer.ok) return newer ?? done(null)
    const older = await this.#find(before ?? items.find(it => it.number < newer.value.number)?.id, signal)
    if (older === null || !older.ok) return older ?? done(null)
    return done({ before: older.value, after: newer.value })
  }

  async #find(id: PolicyVersionId | undefined, signal: AbortSignal) {
    if (id === undefined) return null
    const known = this.version(id)
    return known === undefined ? this.#deps.policies.find({ id }, signal) : done(known)
  }
}
