import { done, exportFileName, moveExportColumns, type NamedMove, readWhatIfAddress } from '@fairhaul/core'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from '../../parts/export/export-record.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { RuleWhatIfScreen } from './RuleWhatIfScreen.tsx'
import { WhatIfStore } from './what-if-store.ts'

export const screen: ScreenModule<WhatIfStore> = {
  Component: RuleWhatIfScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const { today } = resolve(BrowserTokens.Clock)
    const store =
      previous ??
      new WhatIfStore({
        rules: resolve(RulesTokens.Rules),
        comparisons: resolve(RulesTokens.RuleComparisons)(),
        account,
        file: store =>
          new ExportStore<NamedMove, never>({
            user: () => account.user,
            notices: resolve(ShellTokens.PlanNoticesStore),
            gather: async () => done(store.moves),
            columns: () => (store.shownDraft === undefined ? [] : moveExportColumns(store.shownDraft)),
            fileName: () => exportFileName('rule what-if', today()),
            save: saveCsv,
            record: exportRecord(resolve, 'rule_what_if'),
          }),
      })
    store.open(readWhatIfAddress(url.search))
    return store
  },
  settled: store => store.settled(),
}
