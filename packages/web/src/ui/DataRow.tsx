import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import choices from './choices.module.css'
import { cx } from './cx.ts'
import styles from './DataTable.module.css'
import cards from './DataTableCards.module.css'
import { type RowMoving, type RowOpening, handleRowKey, handleRowPress } from './row-keys.ts'
import type { Column } from './table-model.ts'
import type { RowSelecting } from './use-row-selection.ts'

export type RowProps = { className?: string } & { [name: `data-${string}`]: string | undefined }

export interface DataRowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  /** The only row in the tab order. */
  isCurrent: boolean
  onActive: (id: string) => void
  /** The row is removed while it has the focus. */
  onGone: (id: string) => void
  moving: RowMoving
  /** Its place in a table of which not all rows are drawn, counted from 1 with the header. */
  rowIndex: number | undefined
  /** In such a table: its distance from the top of the first row, in pixels. */
  top: number | undefined
  /** The last row of the table. */
  isLast: boolean
  /** Undefined: rows cannot be selected. */
  selecting: RowSelecting | undefined
  isSelected: boolean
  /** Undefined: rows do not open beside the list. */
  opening?: RowOpening | undefined
  /** The row is shown beside the list. */
  isOpen: boolean
  /** The name of the row's checkbox. */
  name: string | undefined
  actions?: (row: Row) => ReactNode
  rowProps?: (row: Row) => RowProps
}

const BOX = cx(styles['box'], cards['box'])
const ACTIONS = cx(styles['actions'], cards['actions'])

interface SelectCellProps extends Pick<DataRowProps<unknown>, 'id' | 'name' | 'isSelected'> {
  selecting: RowSelecting
  tabIndex: number
}

/** The checkbox of a row. A press beside it counts too. */
const SelectCell = ({ id, name, selecting, isSelected, tabIndex }: SelectCellProps) => (
  <td
    role="cell"
    className={BOX}
    data-row-select=""
    onClick={event => {
      if (event.target === event.currentTarget) selecting.toggle(id, event.shiftKey)
    }}
  >
    <input
      type="checkbox"
      className={choices['mark']}
      aria-label={`Select ${name ?? id}`}
      data-row-box=""
      tabIndex={tabIndex}
      checked={isSelected}
      onChange={event => selecting.toggle(id, isShifted(event.nativeEvent))}
    />
  </td>
)

const DataRowPlain = <Row,>({
  id,
  row,
  columns,
  isCurrent,
  onActive,
  onGone,
  moving,
  rowIndex,
  top,
  isLast,
  selecting,
  isSelected,
  opening,
  isOpen,
  name,
  actions,
  rowProps,
}: DataRowProps<Row>) => {
  const own = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const shown = own.current
    return () => {
      if (shown?.contains(document.activeElement)) onGone(id)
    }
  }, [id, onGone])
  return (
    <tr
      ref={own}
      role="row"
      {...rowProps?.(row)}
      data-row={id}
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      aria-current={isOpen || undefined}
      data-last={isLast || undefined}
      style={top === undefined ? undefined : { insetBlockStart: top }}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onActive(id)}
      onKeyDown={event => handleRowKey(event, moving, selecting, opening)}
      onClick={opening && (event => handleRowPress(event, opening))}
    >
      {selecting && (
        <SelectCell
          id={id}
          name={name}
          selecting={selecting}
          isSelected={isSelected}
          tabIndex={isCurrent ? 0 : -1}
        />
      )}
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
        <td role="cell" className={ACTIONS}>
          {actions(row)}
        </td>
      )}
    </tr>
  )
}

const isShifted = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true

/** One row of a DataTable. It renders again only when its record changes, or whether it is the current row. */
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain
