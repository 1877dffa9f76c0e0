import type { CompanyId, RuleSetId } from '../shared/ids.ts'
import type { RuleType } from './rule-types.ts'

/** The value that makes a rule of a set active. Source: section 9. */
export const ACTIVE_RULE_VALUE = 2

/** A broker company's own rules: `companyId` set, no carrier. Source: section 3, "Rule set". */
export interface RuleSet {
  readonly id: RuleSetId
  readonly companyId: CompanyId
  readonly values: ReadonlyMap<RuleType, number>
  readonly createdAt: string
}
