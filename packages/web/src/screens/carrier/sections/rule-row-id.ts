import type { RuleType } from '@fairhaul/core'

/** The id of a rule's row, where the work goes on after its override was saved or ended. */
export const ruleRowId = (ruleType: RuleType): string => `rule-${ruleType}`
