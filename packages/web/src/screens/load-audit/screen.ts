import {
  exportFileName,
  LOAD_AUDIT_EXPORT_COLUMNS,
  type LoadAuditLine,
  readLoadAuditAddress,
  type Refusal,
} from '@fairhaul/core'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from '../../parts/export/export-record.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { LoadAuditScreen } from './LoadAuditScreen.tsx'
import { LoadAuditStore } from './load-audit-store.ts'

export const screen: ScreenModule<LoadAuditStore> = {
  Component: LoadAuditScreen,
  open({ resolve, url }, previous) {
    const { today } = resolve(BrowserTokens.Clock)
    const user = () => resolve(AccountTokens.AccountStore).user
    const store =
      previous ??
      new LoadAuditStore({
        audits: resolve(OwnLoadTokens.LoadAudits),
        user,
        navigator: resolve(BrowserTokens.Navigator),
        file: gather =>
          new ExportStore<LoadAuditLine, Refusal>({
            user,
            notices: resolve(ShellTokens.PlanNoticesStore),
            gather,
            columns: () => LOAD_AUDIT_EXPORT_COLUMNS,
            fileName: () => exportFileName('audit of loads', today()),
            save: saveCsv,
            record: exportRecord(resolve, 'load_audit'),
          }),
      })
    store.open(readLoadAuditAddress(url.search))
    return store
  },
  settled: store => (store.isOpen ? store.settled() : Promise.resolve()),
  staysMountedFor: ['carrier', 'decision-record', 'load'],
}
