import type { RuleKindName } from '../rules/known-rules.ts'
import { ruleTypesOf } from '../rules/rule-types.ts'
import type { RuleChanges } from './rule-draft.ts'

/** One rule of a kind by a threshold, in place of all of it. */
const onlyAt = (kind: RuleKindName, threshold: number): RuleChanges =>
  Object.fromEntries(ruleTypesOf(kind).map((ruleType, at) => [ruleType, at === 0 ? threshold : 'off']))

/**
 * BIPD of at least an amount in whole US dollars, in place of both rules of BIPD:
 * `withRuleChanges(current, bipdAtLeast(850_000))`. Changes can be put together by `{ ...one, ...other }`.
 *
 * Source: section 9, "Rule types".
 */
export const bipdAtLeast = (usd: number): RuleChanges => onlyAt('bipd_at_least', usd)

/** Cargo insurance of at least an amount in whole US dollars. Source: section 9, "Rule types". */
export const cargoAtLeast = (usd: number): RuleChanges => onlyAt('cargo_at_least', usd)

/** General liability of at least an amount in whole US dollars. Source: section 9, "Rule types". */
export const generalLiabilityAtLeast = (usd: number): RuleChanges => onlyAt('general_liability_at_least', usd)

/** Authority without a break for at least so many months, in place of both rules of its age. Source: section 9, "Rule types". */
export const authorityAgeAtLeast = (months: number): RuleChanges => onlyAt('authority_age_at_least', months)

/** An inspection within so many months. Source: section 9, "Rule types". */
export const inspectedWithin = (months: number): RuleChanges => onlyAt('inspected_within_last', months)
