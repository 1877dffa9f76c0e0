import { useMemo } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { DataHeader } from './DataHeader.tsx'
import styles from './DataTable.module.css'
import type { Column, TableSort } from './table-model.ts'
import type { RowSelecting } from './use-row-selection.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

interface Props<Row> {
  columns: readonly Column<Row>[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  /** Not all rows of the table are drawn. */
  isVirtual: boolean
  /** The last column has the actions of the rows. */
  hasActions: boolean
  /** Undefined: rows cannot be selected. */
  selecting: RowSelecting | undefined
  selected: ReadonlySet<string>
  /** The rows that its checkbox selects. */
  all: readonly string[]
}

/** The headers of a DataTable: a checkbox for all rows, the columns, and a name for the column of actions. */
export const DataTableHead = <Row,>({
  columns,
  sort,
  onSort,
  isVirtual,
  hasActions,
  selecting,
  selected,
  all,
}: Props<Row>) => {
  const selectedCount = useMemo(() => all.filter(key => selected.has(key)).length, [all, selected])
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={isVirtual ? 1 : undefined} data-label="Sort by">
        {selecting && (
          <th role="columnheader" scope="col" className={styles['box']}>
            <Checkbox
              label="Select all rows"
              isLabelHidden
              checked={selectedCount > 0 && selectedCount === all.length}
              isMixed={selectedCount > 0 && selectedCount < all.length}
              onChange={selecting.toggleAll}
            />
          </th>
        )}
        {columns.map(column => (
          <DataHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th role="columnheader" scope="col" className={styles['actions']}>
            <span className={visuallyHiddenClass}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
