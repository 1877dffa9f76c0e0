import type { CarrierId, CompanyId, RuleSetId } from '../shared/ids.ts'
import { newestFirst } from '../shared/newest-first.ts'
import type { AnyRuleType } from './rule-types.ts'

/** The value that makes a rule of a set active: it is required. Source: section 9, "Active rule value". */
export const ACTIVE_RULE_VALUE = 2

/** The value of a rule of a set that only notifies. Source: section 9, "Active rule value". */
export const NOTIFY_RULE_VALUE = 3

/**
 * What a company does by a rule: nothing; shows what it finds, which decides nothing; or lets it decide the verdict.
 *
 * Source: section 9, "Active rule value".
 */
export const RULE_MODES = ['off', 'notify', 'required'] as const

/** One of them. */
export type RuleMode = (typeof RULE_MODES)[number]

/** The mode of a rule by its value in a set. Empty: off, for a value that says neither. Source: section 9, "Active rule value". */
export const ruleModeOf = (value: number | undefined): RuleMode => {
  if (value === ACTIVE_RULE_VALUE) return 'required'
  return value === NOTIFY_RULE_VALUE ? 'notify' : 'off'
}

/** A broker company's own rules. Source: section 3, "Rule set". */
export interface RuleSet {
  readonly id: RuleSetId
  readonly companyId: CompanyId
  /** The setting of each rule type; a missing type is not active. */
  readonly values: ReadonlyMap<AnyRuleType, number>
  /** An instant. */
  readonly createdAt: string
}

/** Any rule set: it may belong to one carrier, or to no company. Source: section 3, "Rule set". */
export interface AnyRuleSet extends Omit<RuleSet, 'companyId'> {
  readonly companyId: CompanyId | null
  /** Null or missing: for every carrier of the company. */
  readonly carrierId?: CarrierId | null
}

const isOfCompany = (it: AnyRuleSet, companyId: CompanyId): it is AnyRuleSet & RuleSet =>
  it.companyId === companyId && (it.carrierId ?? null) === null

/**
 * The rule set for assessing a company's carriers: its own, made for no single carrier, the newest of them.
 *
 * Empty: undefined when the company has none, so that nothing is assessed.
 * Source: section 3, "Rule set". Choice: should a company have several, the newest applies; of two made at the same
 * instant the one with the greater id.
 */
export const ruleSetOf = (ruleSets: readonly AnyRuleSet[], companyId: CompanyId): RuleSet | undefined => {
  let newest: RuleSet | undefined
  for (const each of ruleSets)
    if (isOfCompany(each, companyId) && (newest === undefined || newestFirst(each, newest) < 0)) newest = each
  return newest
}
