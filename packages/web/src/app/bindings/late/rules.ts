import { type Http, httpRuleOverrides, httpRules } from '@fairhaul/adapters-http'
import { RulesTokens } from '../../../di/tokens/rules.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(RulesTokens.Rules).toResolvedValue((wire: Http) => httpRules(wire), [WireTokens.Http])
  bind(RulesTokens.RuleOverrides).toResolvedValue((wire: Http) => httpRuleOverrides(wire), [WireTokens.Http])
}
