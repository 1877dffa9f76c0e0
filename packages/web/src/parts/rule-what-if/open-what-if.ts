import { done, exportFileName, moveExportColumns, type NamedMove } from '@fairhaul/core'
import { RulesTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from '../export/export-record.ts'
import { ExportStore } from '../export/export-store.ts'
import { saveCsv } from '../export/save-file.ts'
import type { WhatIfDeps } from './what-if-deps.ts'
import { WhatIfStore } from './what-if-store.ts'

/** Other rules to try, with the file of what they would change. */
export const openWhatIf = (resolve: Resolve, written?: WhatIfDeps['written']): WhatIfStore => {
  const account = resolve(AccountTokens.AccountStore)
  const { today } = resolve(BrowserTokens.Clock)
  return new WhatIfStore({
    rules: resolve(RulesTokens.Rules),
    comparisons: resolve(RulesTokens.RuleComparisons)(),
    account,
    written,
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
}
