import {
  AUDIT_EXPORT_COLUMNS,
  type AuditEntry,
  exportFileName,
  readAuditAddress,
  type Refusal,
} from '@fairhaul/core'
import { AuditTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, ShellTokens } from '../../di/tokens.ts'
import { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { exportRecord } from '../../parts/export/export-record.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { AuditLogScreen } from './AuditLogScreen.tsx'
import { AuditLogStore } from './audit-log-store.ts'

export const screen: ScreenModule<AuditLogStore> = {
  Component: AuditLogScreen,
  open({ resolve, url }, previous) {
    const { today } = resolve(BrowserTokens.Clock)
    const user = () => resolve(AccountTokens.AccountStore).user
    const store =
      previous ??
      new AuditLogStore({
        log: resolve(AuditTokens.AuditLog),
        user,
        navigator: resolve(BrowserTokens.Navigator),
        carrier: new CarrierChoice(resolve(CarriersTokens.Carriers)),
        file: gather =>
          new ExportStore<AuditEntry, Refusal>({
            user,
            notices: resolve(ShellTokens.PlanNoticesStore),
            gather,
            columns: () => AUDIT_EXPORT_COLUMNS,
            fileName: () => exportFileName('audit log', today()),
            save: saveCsv,
            record: exportRecord(resolve, 'audit_log'),
          }),
      })
    store.open(readAuditAddress(url.search))
    return store
  },
  settled: store => (store.isOpen ? store.settled() : Promise.resolve()),
  staysMountedFor: ['carrier', 'decision-record', 'company-change-order'],
}
