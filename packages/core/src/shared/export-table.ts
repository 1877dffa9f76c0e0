/** What a cell of a file holds. Null: nothing is on record. */
export type ExportCell = string | number | null

/** One column of a file: its heading, and what a row has in it. */
export interface ExportColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => ExportCell
  /** It tells what was derived from other facts: left out where the plan exports no insights. */
  readonly isInsight?: true
}

/**
 * Rows as a file has them, the headings first.
 *
 * Empty: the headings alone, so that a file without rows says what it would hold.
 * Source: section 6, "Paywall gates"; section 4, "Notices".
 */
export const exportTable = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { hasInsights }: { readonly hasInsights: boolean },
): readonly (readonly ExportCell[])[] => {
  const shown = columns.filter(({ isInsight }) => hasInsights || isInsight !== true)
  return [shown.map(({ header }) => header), ...rows.map(row => shown.map(({ cell }) => cell(row)))]
}
