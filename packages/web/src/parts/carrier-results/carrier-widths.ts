import type { CSSProperties } from 'react'
import type { Column } from '../../ui/table-model.ts'

/** The column that has what the others leave. */
const REST = 'carrier'

/** The columns with their widths, which the style sheet has by key. */
export const withWidths = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map(column => (column.key === REST ? column : { ...column, width: `var(--${column.key})` }))

const widthOf = <Row>(columns: readonly Column<Row>[], highest: number): string => {
  const shown = columns.filter(({ key, priority = 1 }) => key !== REST && priority <= highest)
  return `calc(${['box', 'name', ...shown.map(({ key }) => key)].map(name => `var(--${name})`).join(' + ')})`
}

/** The least widths of a table with these columns, for each of the windows in which it shows more of them. */
export const leastWidths = <Row>(columns: readonly Column<Row>[]): CSSProperties => {
  const widths = {
    '--narrow': widthOf(columns, 1),
    '--middle': widthOf(columns, 2),
    '--roomy': widthOf(columns, 3),
    '--widest': widthOf(columns, 4),
  }
  return widths as CSSProperties
}
