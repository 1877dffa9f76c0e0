import { carrierListReport, type CarrierListResult, done, exportFileName } from '@fairhaul/core'
import { MyCarriersTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from '../../parts/export/export-record.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { UploadListScreen } from './UploadListScreen.tsx'
import { UploadListStore } from './upload-list-store.ts'

/** How often a long run shows what it has changed. */
const SHOWN_AFTER_MS = 250

export const screen: ScreenModule<UploadListStore> = {
  Component: UploadListScreen,
  open({ resolve }, previous) {
    if (previous !== undefined) return previous
    const { today } = resolve(BrowserTokens.Clock)
    const { toggles } = resolve(BrowserTokens.PageConfiguration)
    const account = resolve(AccountTokens.AccountStore)
    const store = new UploadListStore({
      user: () => account.user,
      carriers: resolve(MyCarriersTokens.MonitoredCarriers),
      subscriptions: resolve(CarriersTokens.Subscriptions),
      drafts: resolve(MyCarriersTokens.ListDrafts),
      readWorkbook: resolve(MyCarriersTokens.ReadWorkbook),
      decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
      pause: () => new Promise(resolved => setTimeout(resolved)),
      soon: call => void setTimeout(call, SHOWN_AFTER_MS),
      report: list =>
        new ExportStore<CarrierListResult, never>({
          user: () => account.user,
          notices: resolve(ShellTokens.PlanNoticesStore),
          gather: async () => done(list.results),
          columns: () => carrierListReport(toggles.offersDoNotUseAssociations),
          fileName: () => exportFileName('uploaded list', today()),
          save: saveCsv,
          record: exportRecord(resolve, 'uploaded_list'),
        }),
    })
    store.open()
    return store
  },
  staysMountedFor: ['carrier'],
}
