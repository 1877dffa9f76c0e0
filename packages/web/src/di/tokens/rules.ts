import type { RuleOverrides, Rules } from '@fairhaul/core'
import { token } from '../token.ts'

/** What carriers are measured by. */
export const RulesTokens = {
  Rules: token<Rules>('Rules'),
  RuleOverrides: token<RuleOverrides>('RuleOverrides'),
}
