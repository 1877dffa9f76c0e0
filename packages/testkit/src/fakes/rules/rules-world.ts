import type { RuleOverride, RuleSet } from '@fairhaul/core'
import { aRuleSet } from '../../builders/index.ts'

/** The rows of the fakes about rules. */
export interface RulesWorld {
  overrides: RuleOverride[]
  /** The newest first. */
  ruleSets: RuleSet[]
}

/** No override, and one rule set that assesses everything. */
export const rulesWorld = (): RulesWorld => ({ overrides: [], ruleSets: [aRuleSet()] })
