import styles from './DataHeader.module.css'
import { type Column, nextSort, type TableSort } from './table-model.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

interface Props<Row> {
  column: Column<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The header of a column: its name, or the button that sorts by it. */
export const DataHeader = <Row,>({ column, sort, onSort }: Props<Row>) => {
  const isSortable = column.sort === true && onSort !== undefined
  const direction = sort?.key === column.key ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-key={column.key}
      data-priority={column.priority}
      data-sticky={column.sticky || undefined}
      data-sortable={isSortable || undefined}
      style={column.width ? { width: column.width, minWidth: column.width } : undefined}
      {...(isSortable && { 'aria-sort': direction ?? 'none' })}
    >
      {isSortable ? (
        <button type="button" className={styles['sort']} onClick={() => onSort(nextSort(sort, column.key))}>
          {column.header}
          <span className={styles['arrow']} data-direction={direction} aria-hidden="true" />
        </button>
      ) : (
        <>
          <span className={column.isHeaderHidden || column.mark ? visuallyHiddenClass : undefined}>
            {column.header}
          </span>
          {column.mark}
        </>
      )}
    </th>
  )
}
