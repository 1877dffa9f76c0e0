import {
  csvText,
  done,
  exportFileName,
  LOAD_LIST_REPORT,
  type LoadListResult,
  loadListSample,
} from '@fairhaul/core'
import { MyCarriersTokens } from '../../di/lazy-tokens.ts'
import { GateTokens } from '../../di/gate-tokens.ts'
import { OwnLoadTokens } from '../../di/own-load-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from '../../parts/export/export-record.ts'
import { ExportStore } from '../../parts/export/export-store.ts'
import { saveCsv } from '../../parts/export/save-file.ts'
import { CarrierGates } from './carrier-gates.ts'
import { UploadLoadsScreen } from './UploadLoadsScreen.tsx'
import { UploadLoadsStore } from './upload-loads-store.ts'

export const screen: ScreenModule<UploadLoadsStore> = {
  Component: UploadLoadsScreen,
  open({ resolve }, previous) {
    if (previous !== undefined) return previous
    const { today } = resolve(BrowserTokens.Clock)
    const account = resolve(AccountTokens.AccountStore)
    const store = new UploadLoadsStore({
      loads: resolve(OwnLoadTokens.LoadsByNumber),
      gates: new CarrierGates(resolve(GateTokens.Gate), today),
      readWorkbook: resolve(MyCarriersTokens.ReadWorkbook),
      decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
      pause: () => new Promise(resolved => setTimeout(resolved)),
      saveSample: () => saveCsv('loads-sample.csv', csvText(loadListSample(today()))),
      report: list =>
        new ExportStore<LoadListResult, never>({
          user: () => account.user,
          notices: resolve(ShellTokens.PlanNoticesStore),
          gather: async () => done(list.refused),
          columns: () => LOAD_LIST_REPORT,
          fileName: () => exportFileName('refused loads', today()),
          save: saveCsv,
          record: exportRecord(resolve, 'uploaded_list'),
        }),
    })
    return store
  },
  staysMountedFor: ['load'],
}
