import type { RuleOverride, RuleSet } from '@fairhaul/core'
import { aRuleSet } from '../../builders/index.ts'

/** The rows of the fakes about rules. */
export interface RulesWorld {
  overrides: RuleOverride[]
  ruleSets: RuleSet[]
}

export const rulesWorld = (): RulesWorld => ({ overrides: [], ruleSets: [aRuleSet()] })
