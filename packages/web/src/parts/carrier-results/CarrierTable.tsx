import type { CarrierSummary } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { RowOpening } from '../../ui/row-keys.ts'
import type { Column, TableSort } from '../../ui/table-model.ts'
import styles from './CarrierTable.module.css'
import cards from './CarrierTableCards.module.css'
import widths from './CarrierTableColumns.module.css'
import { type CarrierSelection, keyOfCarrier } from './carrier-selection.ts'
import { leastWidths, withWidths } from './carrier-widths.ts'

type Row = { readonly id: number }

const isSameList = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row.id === other[at]?.id)

/**
 * Shows the first rows of a new list at once, and all rows right after those are painted, so that the first results are
 * visible sooner. A list of which only rows have changed is shown at once.
 *
 * Empty: all rows, if `first` is undefined or there are no more rows than that.
 */
const useFirstRows = <Carrier extends Row>(
  rows: readonly Carrier[],
  first: number | undefined,
): readonly Carrier[] => {
  const [whole, setWhole] = useState<readonly Carrier[]>([])
  const isWhole = first === undefined || rows.length <= first || isSameList(whole, rows)
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(rows)))
    return () => cancelAnimationFrame(frame)
  }, [rows, isWhole])
  return useMemo(() => (isWhole ? rows : rows.slice(0, first)), [rows, first, isWhole])
}

export interface CarrierTableProps<Row extends CarrierSummary> {
  /** The caption of the table: "Carriers for eagle". */
  readonly caption: string
  /** From `carrierColumns`, identical between renders. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** New rows are loading: these stay, dimmed. */
  readonly isUpdating: boolean
  /** The number of rows of a new list to paint before the others. For columns of fixed width. */
  readonly first?: number
  readonly sort?: TableSort | undefined
  readonly onSort?: (sort: TableSort) => void
  /** Rows can be selected: by their boxes, x, and Shift for a range. */
  readonly selection?: CarrierSelection<Row>
  /** Rows open beside the list. */
  readonly opening?: RowOpening | undefined
  /** The key of the row that is open. */
  readonly open?: string | undefined
  /** The actions for the selected carriers, in the bar below. */
  readonly bulk?: (carriers: readonly Row[]) => ReactNode
}

/** A table of carriers with their verdicts, with keyboard navigation and selection. */
const Plain = <Row extends CarrierSummary>({
  caption,
  columns,
  rows,
  isUpdating,
  first,
  sort,
  onSort,
  selection,
  opening,
  open,
  bulk,
}: CarrierTableProps<Row>) => {
  const keys = selection?.keys
  const shown = useFirstRows(rows, first)
  const wide = useMemo(() => withWidths(columns), [columns])
  const least = useMemo(() => leastWidths(columns), [columns])
  const selecting = useMemo(
    () =>
      selection &&
      keys && {
        selected: keys,
        all: rows.map(keyOfCarrier),
        onChange: (selected: ReadonlySet<string>) => selection.select(selected, rows),
        nameOf,
      },
    [selection, keys, rows],
  )
  return (
    <DataTable
      caption={caption}
      columns={wide}
      rows={shown}
      rowKey={keyOfCarrier}
      rowProps={rowProps}
      isMain
      isUpdating={isUpdating}
      className={CLASSES}
      tableStyle={least}
      sort={sort}
      opening={opening}
      open={open}
      {...(onSort && { onSort })}
      {...(selecting && { selection: selecting })}
      {...(selection && bulk && { bulk: () => bulk(selection.carriers) })}
    />
  )
}

export const CarrierTable = observer(Plain) as typeof Plain

const nameOf = (row: CarrierSummary): string => row.legalName

const CLASSES = cx(styles['carriers'], cards['carriers'], widths['carriers']) ?? ''

const ROW_PROPS = { 'data-bench': 'result-row' } as const
const rowProps = () => ROW_PROPS
