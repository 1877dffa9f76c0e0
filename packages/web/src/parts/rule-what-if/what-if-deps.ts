import {
  type ClassificationId,
  draftOfTyped,
  type NamedMove,
  type RuleDraft,
  type TypedDrafts,
} from '@fairhaul/core'
import type { ExportView } from '../export/export-store.ts'
import type { ComparisonParams } from '../../stores/rule-comparisons.ts'
import type { WhatIfSources } from './load-what-if.ts'

/** The moves that are listed, of which draft. */
export interface ListedMoves {
  readonly moves: readonly NamedMove[]
  readonly shownDraft: RuleDraft | undefined
}

export interface WhatIfDeps extends WhatIfSources {
  /** The file of the moves that are listed. */
  readonly file: (listed: ListedMoves) => ExportView<never>
  /** A draft that is written elsewhere, in place of what is typed. */
  readonly written?: ((current: RuleDraft) => WrittenDraft) | undefined
}

/** A draft that is written elsewhere, for all carriers or in one classification. */
export interface WrittenDraft {
  readonly draft: RuleDraft
  /** Missing: for all carriers, compared with the company's rules. */
  readonly of?: { readonly classificationId: ClassificationId; readonly current: RuleDraft } | undefined
}

/** What is compared with what. */
export type Compared = Omit<ComparisonParams, 'day'>

/** The company's rules beside what is typed, or what is written elsewhere. */
export const comparedWith = (
  current: RuleDraft,
  typed: TypedDrafts,
  written: WhatIfDeps['written'],
): Compared => {
  if (written === undefined)
    return { current, drafts: typed.map(each => draftOfTyped(current, each)), classificationId: null }
  const { draft, of } = written(current)
  return { current, classificationId: null, ...of, drafts: [draft] }
}
