import {
  type ClassificationId,
  comparePolicies,
  type Policies,
  type PolicyDraft,
  type PolicySectionDifference,
  type PolicySections,
  policyOfTried,
  policyOfTyped,
  type Problem,
  type TypedPolicyRule,
  type TypedPolicySection,
  type TypedRules,
  typedPolicy,
  typedPolicyProblems,
  typedRuleThatIsOff,
  typedSectionFor,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { DraftComparison, type DraftComparisonDeps } from './draft-comparison.ts'

export interface DraftDeps extends Pick<DraftComparisonDeps, 'openWhatIf'> {
  readonly policies: Pick<Policies, 'saveDraft' | 'discardDraft'>
  readonly company: CompanyPolicyStore
}

type Sections = readonly TypedPolicySection[]

/**
 * The draft of the next version, as it is typed. What was typed stays until it is saved or undone; where a colleague saved
 * since, both are kept until this user chooses.
 */
export class DraftStore {
  /** What was typed. Null: nothing since the draft was saved. */
  typed: Sections | null = null
  /** What a colleague saved since. Null: nothing. */
  newer: PolicyDraft | null = null
  /** Whether it was saved and nothing was typed since. */
  isSaved = false
  readonly saving = new Submission(submissionMessages('Not saved'), [])
  readonly discarding = new Submission(submissionMessages('Not discarded'), [])
  /** What it would change about the verdicts of the company's carriers. */
  readonly comparison: DraftComparison
  /** The revision that was there when typing began. */
  #revision: number | null = null
  readonly #deps: DraftDeps

  constructor(deps: DraftDeps) {
    this.#deps = deps
    makeAutoObservable(
      this,
      { typed: observableRef, newer: observableRef, comparison: false, saving: false, discarding: false },
      { autoBind: true },
    )
    const { openWhatIf, company } = deps
    this.comparison = new DraftComparison({
      openWhatIf,
      draft: () => this.policy,
      inForce: () => company.policy.value?.sections,
    })
  }

  get #policy() {
    return this.#deps.company.policy.value
  }

  /** The draft as it is saved. Null: there is none. */
  get saved(): PolicyDraft | null {
    return this.#policy?.draft ?? null
  }

  /** What it begins as: the draft that is saved, or else the rules in force. */
  get #start(): PolicySections {
    return this.saved?.sections ?? this.#policy?.sections ?? [{ classificationId: null, rules: [] }]
  }

  get sections(): Sections {
    return this.typed ?? typedPolicy(this.#start)
  }

  /** The policy that is typed. */
  get policy(): PolicySections {
    return policyOfTyped(this.sections)
  }

  get hasChanges(): boolean {
    return this.typed !== null && JSON.stringify(this.typed) !== JSON.stringify(typedPolicy(this.#start))
  }

  get problems(): readonly Problem[] {
    return typedPolicyProblems(this.sections)
  }

  /** What differs from the rules in force. */
  get differences(): readonly PolicySectionDifference[] {
    return this.#policy === undefined ? [] : comparePolicies(this.#policy.sections, this.policy)
  }

  /** What differs between what a colleague saved and what is typed here. */
  get differencesFromNewer(): readonly PolicySectionDifference[] {
    return this.newer === null ? [] : comparePolicies(this.newer.sections, this.policy)
  }

  /** Types the rules that were tried in rule what-if, for all carriers. */
  setTried(tried: TypedRules): void {
    this.#type(typedPolicy(policyOfTried(this.policy, tried)))
  }

  problemOf(section: number, rule: number, field: 'threshold' | 'days'): string | undefined {
    return this.problems.find(problem => problem.field === `${section}.${rule}.${field}`)?.message
  }

  change(section: number, rule: number, change: Partial<TypedPolicyRule>): void {
    this.#changeRules(section, rules =>
      rules.map((each, at) => (at === rule ? { ...each, ...change } : each)),
    )
  }

  /** Adds another rule of the kind of one, with another number. */
  addAnother(section: number, rule: number): void {
    this.#changeRules(section, rules =>
      rules.flatMap((each, at) => (at === rule ? [each, typedRuleThatIsOff(each.ruleType)] : [each])),
    )
  }

  addSection(id: ClassificationId): void {
    this.#type([...this.sections, typedSectionFor(id, this.sections)])
  }

  removeSection(section: number): void {
    this.#type(this.sections.filter((_, at) => at !== section))
  }

  undo(): void {
    this.typed = null
    this.newer = null
    this.saving.reset()
  }

  /** Saves what is typed. Resolves to whether the draft is saved. */
  async save(): Promise<boolean> {
    if (this.typed === null && this.saved !== null) return true
    if (this.problems.length > 0) {
      this.saving.rejectLocally([])
      return false
    }
    const { policy: sections } = this
    const revision = this.typed === null ? null : this.#revision
    const sent = await this.saving.send(() => this.#deps.policies.saveDraft({ sections, revision }))
    if (sent === undefined) {
      if (this.saving.refusal?.kind === 'conflict') await this.#findNewer()
      return false
    }
    runInAction(() => {
      this.#deps.company.policy.update(policy => ({ ...policy, draft: sent.value }))
      this.typed = null
      this.isSaved = true
    })
    return true
  }

  /** Takes the colleague's draft in place of what is typed. */
  useTheirs(): void {
    this.undo()
  }

  /** Saves what is typed over the colleague's draft, which this user has seen. */
  async keepMine(): Promise<void> {
    this.#revision = this.newer?.revision ?? null
    this.newer = null
    await this.save()
  }

  /** Drops the draft for everyone. */
  async discard(): Promise<boolean> {
    const { saved } = this
    if (saved === null) return false
    const { revision } = saved
    const sent = await this.discarding.send(() => this.#deps.policies.discardDraft({ revision }), {
      onDone: () => {
        this.#deps.company.policy.update(policy => ({ ...policy, draft: null }))
        this.undo()
      },
    })
    if (sent === undefined) await this.#deps.company.policy.reload()
    return sent !== undefined
  }

  dispose(): void {
    this.comparison.dispose()
  }

  async #findNewer(): Promise<void> {
    await this.#deps.company.policy.reload()
    runInAction(() => {
      this.newer = this.saved
      // Without one it was discarded, or made into a version: what is typed here is the next draft.
      if (this.newer === null) this.#revision = null
      else this.saving.reset()
    })
  }

  #changeRules(
    section: number,
    change: (rules: readonly TypedPolicyRule[]) => readonly TypedPolicyRule[],
  ): void {
    this.#type(
      this.sections.map((each, at) => (at === section ? { ...each, rules: change(each.rules) } : each)),
    )
  }

  #type(sections: Sections): void {
    if (this.typed === null) this.#revision = this.saved?.revision ?? null
    this.typed = sections
    this.isSaved = false
    this.saving.reset()
  }
}
