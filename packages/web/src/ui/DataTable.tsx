import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { BulkBar } from './BulkBar.tsx'
import { cx } from './cx.ts'
import type { RowProps } from './DataRow.tsx'
import { DataRows } from './DataRows.tsx'
import { DataTableHead } from './DataTableHead.tsx'
import styles from './DataTable.module.css'
import fixed from './DataTableFixedRows.module.css'
import cards from './DataTableCards.module.css'
import type { RowOpening } from './row-keys.ts'
import type { Column, TableSort } from './table-model.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOpenRow } from './use-open-row.ts'
import { useOverflow } from './use-overflow.ts'
import { useRetainedFocus } from './use-retained-focus.ts'
import { useRowMoving } from './use-row-moving.ts'
import { type Selection, useRowSelection } from './use-row-selection.ts'
import { useStickyHeader } from './use-sticky-header.ts'
import { VIRTUAL_ABOVE } from './virtual-rows.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface DataTableProps<Row> {
  /** The name of the table: "Carriers that match". */
  caption: string
  /** Keep columns, rows and functions identical between renders: rows are memoized. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** The actions of one row: a button or a menu in the last column. */
  actions?: (row: Row) => ReactNode
  /** Rows can be selected: by their boxes, x, and Shift for a range. */
  selection?: Selection<Row>
  /** The actions for the selected rows, in the bar at the bottom of the window. */
  bulk?: (selected: ReadonlySet<string>) => ReactNode
  /** Rows open beside the list, by Enter, o or a press, and not their links. Identical between renders. */
  opening?: RowOpening | undefined
  /** The row that is shown beside the list. */
  open?: string | undefined
  /** New rows are loading: the old ones stay, dimmed. */
  isUpdating?: boolean
  /** `data-` attributes and a class for a row, such as `data-bench`. */
  rowProps?: (row: Row) => RowProps
  /** `page`: the header sticks to the page, at `--sticky-top`. `box`: the table scrolls in its own height. */
  scroll?: 'page' | 'box'
  /** The list that the page is about: j and k move to it from anywhere. */
  isMain?: boolean
  className?: string
  /** Custom properties of the table, for its style sheet. Identical between renders. */
  tableStyle?: CSSProperties
}

/** The one row that has the tab stop: the one that was last active, else the first. */
const useCurrentRow = (
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
  open: string | undefined,
) => {
  const [active, setActive] = useState<string>()
  const current = useMemo(
    () => (active !== undefined && keys.includes(active) ? active : keys[0]),
    [active, keys],
  )
  const moving = useRowMoving(frame, keys, setActive)
  // The first results get the focus before they are painted: the paint does not wait for all rows to be compared.
  const onActive = useCallback((key: string) => startTransition(() => setActive(key)), [])
  useOpenRow(frame, open, setActive)
  return { current, moving, onActive }
}

/**
 * A table of rows. Arrow keys or j and k move from row to row (all rows are one tab stop), Home and End to the
 * ends, Enter or o opens the row: beside the list, or its link with `data-row-link`, else its first. Where rows can be selected, x
 * selects one, Shift a range, Escape none. Below 640 px each row is a card with the same facts in the same order.
 * When the row with the focus is removed by a refresh, the row in its place gets the focus. Of a table of more than
 * 100 rows only those near the window are drawn; a screen reader hears how many there are.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  bulk,
  isUpdating = false,
  scroll = 'page',
  isMain = false,
  className,
  tableStyle,
  ...shared
}: DataTableProps<Row>) => {
  const frame = useOverflow()
  useStickyHeader(frame)
  useListKeys(frame, isMain)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const selecting = useRowSelection(selection, keys)
  const onGone = useRetainedFocus(frame, keys)
  const selected = selection?.selected ?? NONE
  const { current, moving, onActive } = useCurrentRow(frame, keys, shared.open)
  const isVirtual = keys.length > VIRTUAL_ABOVE

  return (
    <>
      <div
        ref={frame}
        className={cx(styles['frame'], cards['frame'], className)}
        data-scroll={scroll}
        data-bulk={(selecting !== undefined && selected.size > 0) || undefined}
      >
        <table
          role="table"
          className={TABLE}
          style={tableStyle}
          data-sortable={(onSort !== undefined && columns.some(column => column.sort === true)) || undefined}
          data-marked={columns.some(column => column.inCard === 'mark') || undefined}
          data-selectable={selecting !== undefined || undefined}
          data-acting={shared.actions !== undefined || undefined}
          aria-busy={isUpdating}
          aria-rowcount={isVirtual ? keys.length + 1 : undefined}
        >
          <caption className={visuallyHiddenClass}>{caption}</caption>
          <DataTableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            isVirtual={isVirtual}
            hasActions={shared.actions !== undefined}
            selecting={selecting}
            selected={selected}
            all={selection?.all ?? keys}
          />
          <DataRows
            frame={frame}
            rows={rows}
            keys={keys}
            current={current}
            columns={columns}
            selected={selected}
            selecting={selecting}
            selection={selection}
            moving={moving}
            onActive={onActive}
            onGone={onGone}
            {...shared}
          />
        </table>
      </div>
      {selecting && selected.size > 0 && (
        <BulkBar count={selected.size} onClear={selecting.clear}>
          {bulk?.(selected)}
        </BulkBar>
      )}
    </>
  )
}

const TABLE = cx(styles['table'], fixed['table'], cards['table'])
const NONE: ReadonlySet<string> = new Set()
