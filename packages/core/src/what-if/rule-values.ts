import type { RuleChanges } from './rule-draft.ts'

/**
 * BIPD of at least an amount in whole US dollars, in place of both rules of BIPD:
 * `withRuleChanges(current, bipdAtLeast(850_000))`. Changes can be put together by `{ ...one, ...other }`.
 *
 * Source: section 9, "Rule types".
 */
export const bipdAtLeast = (usd: number): RuleChanges => ({
  bipd_at_least_750000: usd,
  bipd_at_least_1000000: false,
})

/** Cargo insurance of at least an amount in whole US dollars. Source: section 9, "Rule types". */
export const cargoAtLeast = (usd: number): RuleChanges => ({ cargo_at_least_100000: usd })

/** General liability of at least an amount in whole US dollars. Source: section 9, "Rule types". */
export const generalLiabilityAtLeast = (usd: number): RuleChanges => ({
  general_liability_at_least_1000000: usd,
})

/** Authority without a break for at least so many months, in place of both rules of its age. Source: section 9, "Rule types". */
export const authorityAgeAtLeast = (months: number): RuleChanges => ({
  authority_age_at_least_3_months: months,
  authority_age_at_least_6_months: false,
})

/** An inspection within so many months. Source: section 9, "Rule types". */
export const inspectedWithin = (months: number): RuleChanges => ({ inspected_within_last_24_months: months })
