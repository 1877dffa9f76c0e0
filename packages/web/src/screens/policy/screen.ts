import { readPolicyAddress } from '@fairhaul/core'
import { IntegrationsTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { GateTokens } from '../../di/gate-tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { openWhatIf } from '../../parts/rule-what-if/open-what-if.ts'
import { PolicyScreen } from './PolicyScreen.tsx'
import { PolicyScreenStore } from './policy-screen-store.ts'

export const screen: ScreenModule<PolicyScreenStore> = {
  Component: PolicyScreen,
  open({ resolve, url }, previous) {
    const store =
      previous ??
      new PolicyScreenStore({
        policies: resolve(RulesTokens.Policies),
        settings: { vetting: resolve(VettingTokens.Vetting), gate: resolve(GateTokens.Gate) },
        company: resolve(RulesTokens.CompanyPolicyStore),
        classifications: resolve(IntegrationsTokens.Classifications),
        account: resolve(AccountTokens.AccountStore),
        today: resolve(BrowserTokens.Clock).today,
        openWhatIf: written => openWhatIf(resolve, written),
        say: text => resolve(ShellTokens.ToastsStore).show(text, 'success'),
      })
    store.open(readPolicyAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
