import {
  type CalendarDate,
  type CarrierSummary,
  carrierExportColumns,
  done,
  type ExportColumn,
  type ExportedList,
  exportFileName,
} from '@fairhaul/core'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { exportRecord } from './export-record.ts'
import { type ExportDeps, ExportStore } from './export-store.ts'
import { saveCsv } from './save-file.ts'

export interface CarrierFileDeps<Row, Refusal> {
  readonly gather: ExportDeps<Row, Refusal>['gather']
  /** The name of the list, for the name of the file. */
  readonly listName: () => string
  /** What the audit log calls the list. */
  readonly list: ExportedList
  readonly columns?: (today: CalendarDate) => readonly ExportColumn<Row>[]
}

/** The export of a list of carriers. */
export const carrierFile = <Row extends CarrierSummary, Refusal>(
  resolve: Resolve,
  { gather, listName, list, columns = carrierExportColumns }: CarrierFileDeps<Row, Refusal>,
): ExportStore<Row, Refusal> => {
  const { today } = resolve(BrowserTokens.Clock)
  return new ExportStore<Row, Refusal>({
    user: () => resolve(AccountTokens.AccountStore).user,
    notices: resolve(ShellTokens.PlanNoticesStore),
    gather,
    columns: () => columns(today()),
    fileName: () => exportFileName(listName(), today()),
    save: saveCsv,
    record: exportRecord(resolve, list),
  })
}

/** The export of the selected carriers of a list, which needs no request. */
export const selectedCarriersFile = <Row extends CarrierSummary>(
  resolve: Resolve,
  selection: { readonly carriers: readonly Row[] },
  { columns }: Pick<CarrierFileDeps<Row, never>, 'columns'> = {},
): ExportStore<Row, never> =>
  carrierFile<Row, never>(resolve, {
    gather: async () => done(selection.carriers),
    listName: () => 'selected carriers',
    list: 'selected_carriers',
    ...(columns && { columns }),
  })
