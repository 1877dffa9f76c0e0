import type { AnyRuleType } from '@fairhaul/core'

/** The id of a rule's row, which gets the focus after its override was saved or ended. */
export const ruleRowId = (ruleType: AnyRuleType): string => `rule-${ruleType}`
