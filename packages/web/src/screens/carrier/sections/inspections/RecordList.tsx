import { formatCount, formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import evidence from '../evidence.module.css'
import type { AllPages } from '../all-pages.ts'
import styles from './inspections.module.css'

interface Props<Row extends { readonly id: number }> {
  readonly pages: AllPages<Row>
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** "inspection", "inspections". */
  readonly one: string
  readonly many: string
  readonly hasFilters: boolean
  readonly onClear: () => void
}

/** A longer list scrolls in a box of its own, so that the next section stays near. */
const ROWS_IN_FULL = 15

const rowKey = ({ id }: { readonly id: number }) => String(id)

/** The rows of a tab that the filters let through, with how many have been read. */
export const RecordList = observer(
  <Row extends { readonly id: number }>({
    pages,
    rows,
    columns,
    one,
    many,
    hasFilters,
    onClear,
  }: Props<Row>) => {
    const { page, total, isStopped } = pages
    const read = pages.rows.length
    return (
      <div className={styles['records']}>
        <ListError question={page.state} what={`the ${many}`} onRetry={() => void page.reload()} />
        {read === 0 && page.isPending && (
          <div className={styles['note']} aria-busy="true">
            <Skeleton shape="text" count={4} />
          </div>
        )}
        {read === 0 && page.state.kind === 'ready' && (
          <p className={styles['note']}>No {many} are on record.</p>
        )}
        {read > 0 && (
          <p className={styles['note']} role="status">
            {hasFilters
              ? `${formatNumber(rows.length)} of ${formatCount(total, one, many)} match`
              : formatCount(total, one, many)}
            {read < total && page.isPending && `, ${formatNumber(read)} loaded so far`}
            {isStopped && `; the newest ${formatNumber(read)} are shown `}
            {isStopped && (
              <Button size="small" variant="quiet" onClick={pages.readAll}>
                Load all
              </Button>
            )}
            {hasFilters && rows.length === 0 && (
              <Button size="small" variant="quiet" onClick={onClear}>
                Clear filters
              </Button>
            )}
          </p>
        )}
        {rows.length > 0 && (
          <div className={evidence['table']}>
            <DataTable
              caption={many}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              {...(rows.length > ROWS_IN_FULL && { scroll: 'box', className: styles['box'] ?? '' })}
            />
          </div>
        )}
      </div>
    )
  },
)
