import {
  type ClassificationId,
  draftOfPolicy,
  type FactAges,
  NO_DRAFT,
  type PolicySections,
  typedToTry,
  whatIfPath,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { WhatIfDeps, WrittenDraft } from '../../parts/rule-what-if/what-if-deps.ts'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'

export interface DraftComparisonDeps {
  /** Tries a draft on the company's carriers. */
  readonly openWhatIf: (written: NonNullable<WhatIfDeps['written']>) => WhatIfStore
  readonly draft: () => PolicySections
  /** The rules in force. Undefined: they are not there yet. */
  readonly inForce: () => PolicySections | undefined
}

/** Whose verdict the draft of a policy would change, of all carriers or in a classification. */
export class DraftComparison {
  /** Null: it was not opened yet. */
  whatIf: WhatIfStore | null = null
  /** The classification that was chosen to compare in. */
  chosen: ClassificationId | null = null
  #stopComparing = () => {}
  readonly #deps: DraftComparisonDeps

  constructor(deps: DraftComparisonDeps) {
    this.#deps = deps
    makeAutoObservable(this, { whatIf: observableRef }, { autoBind: true })
  }

  /** The classifications that have rules of their own, in force or in the draft. */
  get classificationIds(): readonly ClassificationId[] {
    const sections = [...this.#deps.draft(), ...(this.#deps.inForce() ?? [])]
    return [...new Set(sections.flatMap(({ classificationId }) => classificationId ?? []))]
  }

  /** In which classification verdicts are compared. Null: in all, as in one that has no rules of its own any more. */
  get classificationId(): ClassificationId | null {
    return this.classificationIds.find(id => id === this.chosen) ?? null
  }

  /** The address of rule what-if with this draft. */
  get whatIfPath(): string {
    const current = this.whatIf?.current.value
    return whatIfPath(
      current === undefined
        ? NO_DRAFT
        : [typedToTry(current, draftOfPolicy(this.#deps.draft(), current.ages))],
    )
  }

  /** Loads the carriers once; each change of the draft is compared anew. */
  open(): void {
    if (this.whatIf !== null) return
    const whatIf = this.#deps.openWhatIf(({ ages }) => this.#written(ages))
    whatIf.open(NO_DRAFT)
    this.whatIf = whatIf
    this.#stopComparing = reaction(
      () => JSON.stringify([this.#deps.draft(), this.classificationId]),
      () => whatIf.compare(),
    )
  }

  /** Compares the verdicts in a classification, or (null) those of all carriers. */
  choose(classificationId: ClassificationId | null): void {
    this.chosen = classificationId
  }

  dispose(): void {
    this.#stopComparing()
    this.whatIf?.dispose()
  }

  #written(ages: FactAges): WrittenDraft {
    const { classificationId } = this
    const draft = draftOfPolicy(this.#deps.draft(), ages, classificationId)
    const inForce = this.#deps.inForce()
    if (classificationId === null || inForce === undefined) return { draft }
    return { draft, of: { classificationId, current: draftOfPolicy(inForce, ages, classificationId) } }
  }
}
