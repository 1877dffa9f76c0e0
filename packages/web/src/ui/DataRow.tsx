import { memo, type ReactNode } from 'react'
import styles from './DataTable.module.css'
import { takeRowKey } from './row-keys.ts'
import type { Column } from './table-model.ts'

export type RowProps = { className?: string } & { [name: `data-${string}`]: string | undefined }

export interface DataRowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  /** The one row that Tab reaches. */
  isCurrent: boolean
  onActive: (id: string) => void
  actions?: (row: Row) => ReactNode
  rowProps?: (row: Row) => RowProps
}

const DataRowPlain = <Row,>({
  id,
  row,
  columns,
  isCurrent,
  onActive,
  actions,
  rowProps,
}: DataRowProps<Row>) => (
  <tr
    role="row"
    {...rowProps?.(row)}
    tabIndex={isCurrent ? 0 : -1}
    onFocus={() => onActive(id)}
    onKeyDown={takeRowKey}
  >
    {columns.map(column => (
      <td
        key={column.key}
        role="cell"
        data-label={column.isHeaderHidden || column.inCard === 'mark' ? undefined : column.header}
        data-card={column.inCard}
        data-align={column.align}
        data-key={column.key}
        data-priority={column.priority}
        data-sticky={column.sticky || undefined}
      >
        {column.cell(row)}
      </td>
    ))}
    {actions && (
      <td role="cell" className={styles['actions']}>
        {actions(row)}
      </td>
    )}
  </tr>
)

/** One row of a DataTable; drawn again only when its record, or being the current row, changes. */
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain
