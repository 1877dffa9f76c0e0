import {
  type CalendarDate,
  type ClassificationId,
  type OwnCarrierFacts,
  type RuleDraft,
  type RuleSetComparer,
  type RuleSetComparison,
  ruleSetComparer,
} from '@fairhaul/core'

/** Drafts to compare with the company's rules, on the day of the facts. */
export interface ComparisonParams {
  readonly current: RuleDraft
  readonly drafts: readonly RuleDraft[]
  /** In which classification carriers are assessed. Null: in all. */
  readonly classificationId: ClassificationId | null
  readonly day: CalendarDate
}

/** Compares drafts over the facts of many carriers, which it keeps in memory, away from the page where it can. */
export interface RuleComparisons {
  /** Drops all carriers. */
  clear(): void
  add(carriers: readonly OwnCarrierFacts[]): void
  /** One comparison for each draft. A newer call replaces one that has not begun. Refuses: rejects when aborted. */
  compare(params: ComparisonParams, signal: AbortSignal): Promise<readonly RuleSetComparison[]>
  /** Frees its memory. A later call begins anew, without carriers. */
  close(): void
}

/** The facts of carriers, and their comparison: what a worker holds, and what tests use without one. */
export class ComparedFacts {
  #carriers: OwnCarrierFacts[] = []
  #comparer: { readonly day: CalendarDate; readonly of: RuleSetComparer } | undefined

  clear(): void {
    this.#carriers = []
    this.#comparer = undefined
  }

  add(carriers: readonly OwnCarrierFacts[]): void {
    this.#carriers.push(...carriers)
    this.#comparer = undefined
  }

  compare({ current, drafts, classificationId, day }: ComparisonParams): readonly RuleSetComparison[] {
    if (this.#comparer?.day !== day) this.#comparer = { day, of: ruleSetComparer(this.#carriers, day) }
    const { of } = this.#comparer
    return drafts.map(draft => of.compare(current, draft, classificationId))
  }
}

/** Comparisons in the thread of the caller. */
export const comparisonsHere = (): RuleComparisons => {
  const facts = new ComparedFacts()
  return {
    clear: () => facts.clear(),
    add: carriers => facts.add(carriers),
    compare: async (params, signal) => {
      signal.throwIfAborted()
      return facts.compare(params)
    },
    close: () => facts.clear(),
  }
}
