import { httpGate, httpPolicies, httpVetting } from '@fairhaul/adapters-http'
import type { Policies } from '@fairhaul/core'
import { GateTokens } from '../../../../di/gate-tokens.ts'
import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { VettingTokens } from '../../../../di/vetting-tokens.ts'
import type { AccountStore } from '../../../../stores/account-store.ts'
import { CompanyPolicyStore } from '../../../../stores/company-policy-store.ts'
import type { Bind } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** The company's own policy, and when its carriers are decided on again. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  port(RulesTokens.Policies, httpPolicies)
  port(VettingTokens.Vetting, httpVetting)
  port(GateTokens.Gate, httpGate)
  bind(RulesTokens.CompanyPolicyStore).toResolvedValue(
    (policies: Policies, account: AccountStore) => {
      const store = new CompanyPolicyStore({ policies, account })
      account.sessionEndEvents.subscribe(store.clear)
      return store
    },
    [RulesTokens.Policies, AccountTokens.AccountStore],
  )
}
