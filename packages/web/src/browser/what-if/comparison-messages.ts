import type { OwnCarrierFacts, RuleSetComparison } from '@fairhaul/core'
import type { ComparisonParams } from '../../stores/rule-comparisons.ts'

/** What the page sends to the worker. */
export type ToWorker =
  | { readonly kind: 'clear' }
  | { readonly kind: 'add'; readonly carriers: readonly OwnCarrierFacts[] }
  | { readonly kind: 'compare'; readonly params: ComparisonParams }

/** What the worker sends for each comparison, in the order of the requests. */
export type FromWorker =
  | { readonly kind: 'compared'; readonly comparisons: readonly RuleSetComparison[] }
  | { readonly kind: 'failed'; readonly message: string }
