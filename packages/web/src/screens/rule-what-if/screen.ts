import { readWhatIfAddress } from '@fairhaul/core'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { openWhatIf } from '../../parts/rule-what-if/open-what-if.ts'
import type { WhatIfStore } from '../../parts/rule-what-if/what-if-store.ts'
import { RuleWhatIfScreen } from './RuleWhatIfScreen.tsx'

export const screen: ScreenModule<WhatIfStore> = {
  Component: RuleWhatIfScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? openWhatIf(resolve)
    store.open(readWhatIfAddress(url.search))
    resolve(RulesTokens.CompanyPolicyStore).open()
    return store
  },
  settled: store => store.settled(),
}
