/** The value of a cell in an export. Null: not on record. */
export type ExportCell = string | number | null

/** One column of an export: its heading, and the value of a row. */
export interface ExportColumn<Row> {
  readonly header: string
  /** The value of a row in this column. */
  readonly cell: (row: Row) => ExportCell
  /** An insight, derived from other facts: left out if the plan exports none. */
  readonly isInsight?: true
  /** Left out where no row has a value in it. */
  readonly isRare?: true
}

/**
 * The rows of an export, the headings first.
 *
 * Empty: only the headings.
 * Source: section 6, "Paywall gates"; section 4, "Notices".
 */
export const exportTable = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { hasInsights }: { readonly hasInsights: boolean },
): readonly (readonly ExportCell[])[] => {
  const shown = columns.filter(
    ({ isInsight, isRare, cell }) =>
      (hasInsights || isInsight !== true) && (isRare !== true || rows.some(row => cell(row) !== null)),
  )
  return [shown.map(({ header }) => header), ...rows.map(row => shown.map(({ cell }) => cell(row)))]
}
