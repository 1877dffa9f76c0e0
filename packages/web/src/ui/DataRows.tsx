import type { CSSProperties, ReactNode, RefObject } from 'react'
import { DataRow, type RowProps } from './DataRow.tsx'
import type { RowMoving, RowOpening } from './row-keys.ts'
import type { Column } from './table-model.ts'
import type { RowSelecting, Selection } from './use-row-selection.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Props<Row> {
  frame: RefObject<HTMLElement | null>
  rows: readonly Row[]
  keys: readonly string[]
  /** The only row in the tab order. */
  current: string | undefined
  columns: readonly Column<Row>[]
  selected: ReadonlySet<string>
  selecting: RowSelecting | undefined
  selection: Selection<Row> | undefined
  moving: RowMoving
  opening?: RowOpening | undefined
  /** The row that is shown beside the list. */
  open?: string | undefined
  onActive: (id: string) => void
  onGone: (id: string) => void
  actions?: (row: Row) => ReactNode
  rowProps?: (row: Row) => RowProps
}

/** The rows of a DataTable: all of a short one, of a long one those near the window. */
export const DataRows = <Row,>({
  frame,
  rows,
  keys,
  current,
  selected,
  selection,
  open,
  actions,
  rowProps,
  ...shared
}: Props<Row>) => {
  const virtual = useVirtualRows(frame, keys, shared.columns, current)
  const rowAt = (at: number, top?: number) => {
    const row = rows[at]
    const id = keys[at]
    if (row === undefined || id === undefined) return null
    return (
      <DataRow
        key={id}
        id={id}
        row={row}
        isCurrent={id === current}
        rowIndex={virtual && at + 2}
        top={top}
        isLast={at === rows.length - 1}
        isSelected={selected.has(id)}
        isOpen={id === open}
        name={selection?.nameOf(row)}
        {...shared}
        {...(actions && { actions })}
        {...(rowProps && { rowProps })}
      />
    )
  }
  if (virtual === undefined) return <tbody role="rowgroup">{rows.map((_, at) => rowAt(at))}</tbody>
  return (
    <tbody role="rowgroup" style={{ '--height-rows': `${virtual.height}px` } as CSSProperties}>
      {virtual.rows.map(({ at, top }) => rowAt(at, top))}
    </tbody>
  )
}
