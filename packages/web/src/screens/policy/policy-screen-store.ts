import {
  type Classification,
  type ClassificationId,
  type Classifications,
  classificationName,
  type CurrentUser,
  done,
  draftOfPolicy,
  NO_DRAFT,
  type Page,
  planRefusal,
  type Policies,
  POLICY_IN_FORCE,
  type PolicyAcknowledgment,
  type PolicyAddress,
  type PolicyTab,
  type PolicyVersion,
  type PolicyVersionId,
  policyVersionStateText,
  type Refusal,
  refused,
  type UserId,
  type CalendarDate,
  type Outcome,
  versionBefore,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { allPages } from '../../parts/export/all-pages.ts'
import type { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'
import { ApprovalStore } from './approval-store.ts'
import { type DraftDeps, DraftStore } from './draft-store.ts'
import { type SaidOfVersion, type VersionFormDeps, VersionFormStore } from './version-form-store.ts'
import { PolicySettings, type PolicySettingsDeps } from './policy-settings.ts'

export interface PolicyScreenDeps extends DraftDeps {
  readonly policies: Policies
  readonly settings: PolicySettingsDeps
  readonly classifications: Pick<Classifications, 'list'>
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly today: () => CalendarDate
  readonly say: (text: string) => void
}

/** The draft is not what this user saw. */
const DRAFT_CHANGED: Refusal = { kind: 'conflict', message: 'The draft changed since.', requestId: null }

/** Two versions to compare. */
export interface ComparedVersions {
  readonly before: PolicyVersion
  readonly after: PolicyVersion
}

/** A colleague, as a row. */
export interface Reader extends PolicyAcknowledgment {
  readonly id: UserId
}

const reader = (each: PolicyAcknowledgment): Reader => ({ ...each, id: each.userId })

/** The company's policy at an address: its rules in force, its versions, and two of them compared. Section 3, "Policy". */
export class PolicyScreenStore implements ScreenStore {
  address: PolicyAddress = POLICY_IN_FORCE
  readonly company: CompanyPolicyStore
  readonly versions: Query<Page<PolicyVersion>, number>
  readonly acknowledgments: Query<readonly Reader[], PolicyVersionId>
  readonly classifications: Query<readonly Classification[]>
  readonly compared: Query<ComparedVersions | null>
  readonly draft: DraftStore
  readonly approval: ApprovalStore
  readonly settings: PolicySettings
  /** The form of a new version. Null: closed. */
  form: VersionFormStore | null = null
  readonly #deps: PolicyScreenDeps

  constructor(deps: PolicyScreenDeps) {
    this.#deps = deps
    this.company = deps.company
    this.versions = new Query((page, signal) => deps.policies.versions({ page }, signal), {
      onChange: state => void (state.kind === 'ready' && this.compared.load()),
    })
    this.acknowledgments = new Query((id, signal) =>
      allPages(async page => {
        const answer = await deps.policies.acknowledgments({ id, page }, signal)
        if (!answer.ok) return answer
        return done({ ...answer.value, items: answer.value.items.map(reader) })
      }),
    )
    this.classifications = new Query((_, signal) =>
      allPages(page => deps.classifications.list({ isActive: true, page }, signal)),
    )
    this.compared = new Query((_, signal) => this.#findCompared(signal))
    const { policies, company } = deps
    this.draft = new DraftStore(deps)
    this.settings = new PolicySettings(deps.settings)
    this.approval = new ApprovalStore({ policies, company, reload: () => this.reload() })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        form: observableRef,
        draft: false,
        approval: false,
        settings: false,
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
    if (this.tab === 'draft') this.draft.comparison.open()
    if (this.tab !== 'versions') return
    if (this.versions.state.kind === 'idle' || isOtherPage) void this.versions.load(address.page)
    else void this.compared.load()
  }

  /** Loads what a change of the policy may have changed. */
  reload(): void {
    void this.company.policy.reload().then(() => this.#loadPeople())
    if (this.versions.state.kind !== 'idle') void this.versions.reload()
  }

  /** Opens the form of a version made of the draft. */
  saveVersion(): void {
    this.draft.comparison.choose(null)
    this.form = this.#aForm(
      { reverts: null, whatIf: this.draft.comparison.whatIf },
      () => this.draft.policy,
      async said => {
        const isSaved = await this.draft.save()
        const { saved } = this.draft
        return isSaved && saved !== null
          ? this.#deps.policies.create({ ...said, revision: saved.revision })
          : refused(this.draft.saving.refusal ?? DRAFT_CHANGED)
      },
    )
  }

  /** Opens the form of a version that brings an earlier one back. */
  bringBack(version: PolicyVersion): void {
    const { id, sections } = version
    const whatIf = this.#deps.openWhatIf(({ ages }) => ({ draft: draftOfPolicy(sections, ages) }))
    whatIf.open(NO_DRAFT)
    this.form = this.#aForm(
      { reverts: version, whatIf },
      () => sections,
      said => this.#deps.policies.revert({ ...said, id }),
    )
  }

  closeForm(): void {
    if (this.form?.reverts !== null) this.form?.whatIf?.dispose()
    this.form = null
  }

  settled(): Promise<unknown> {
    return this.company.policy.settled()
  }

  dispose(): void {
    for (const query of [this.versions, this.acknowledgments, this.classifications, this.compared])
      query.dispose()
    this.closeForm()
    this.draft.dispose()
    this.settings.dispose()
  }

  #aForm(
    of: Pick<VersionFormDeps, 'reverts' | 'whatIf'>,
    sections: VersionFormDeps['sections'],
    send: (said: SaidOfVersion) => Promise<Outcome<PolicyVersion, Refusal>>,
  ): VersionFormStore {
    const onSaved = async (version: PolicyVersion) => {
      this.draft.undo()
      this.reload()
      await this.company.policy.finished()
      const { value } = this.company.policy
      if (value !== undefined)
        this.#deps.say(`Version ${version.number} saved. ${policyVersionStateText(version, value)}.`)
    }
    const today = this.#deps.today()
    return new VersionFormStore({ ...of, today, sections, send, onSaved: version => void onSaved(version) })
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
    const older = await this.#find(before ?? versionBefore(newer.value, items)?.id, signal)
    if (older === null || !older.ok) return older ?? done(null)
    return done({ before: older.value, after: newer.value })
  }

  async #find(id: PolicyVersionId | undefined, signal: AbortSignal) {
    if (id === undefined) return null
    const known = this.version(id)
    return known === undefined ? this.#deps.policies.find({ id }, signal) : done(known)
  }
}
