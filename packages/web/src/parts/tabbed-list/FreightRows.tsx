import { type FreightList, type Loadable } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { href } from '../../di/href.ts'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { DataTable, type DataTableProps } from '../../ui/DataTable.tsx'
import surface from '../../ui/ListSurface.module.css'
import { Pager } from '../../ui/Pager.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import type { ColumnsOfList } from '../columns/use-columns.ts'
import { errorMessage } from '../errors/error-messages.ts'
import { LoadError } from '../errors/LoadError.tsx'
import { NoRows } from '../list/NoRows.tsx'
import styles from './tabbed-list.module.css'

interface Row {
  readonly id: number
}

interface Props<R extends Row>
  extends Omit<DataTableProps<R>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'isUpdating' | 'isMain'> {
  /** The name of the table: "Alerts". */
  readonly caption: string
  /** What an error calls the rows. Left out: "the alerts". */
  readonly what?: string
  readonly list: {
    readonly found: { readonly state: Loadable<unknown> }
    /** Undefined: it has not loaded. */
    readonly shown: FreightList<R> | undefined
    readonly isOutdated: boolean
    retry(): void
  }
  readonly columns: ColumnsOfList<R>
  /** The path of any page. */
  readonly pathOf: (page: number) => string
  /** What is above the table beside the choice of columns. */
  readonly tools?: ReactNode
  /** Why the list has no rows. */
  readonly empty: () => ReactNode
}

const rowKey = ({ id }: Row): string => String(id)

/** A failed list has no rows, so its error does not speak of older ones. Section 8, "Load and alert lists". */
const withoutRows = (state: Loadable<unknown>): Loadable<unknown> =>
  state.kind === 'failed' || state.kind === 'refused' ? { ...state, previous: undefined } : state

const Plain = <R extends Row>(props: Props<R>) => {
  const { caption, what = `the ${caption.toLowerCase()}`, list, columns, ...others } = props
  const { pathOf, tools, empty, className, ...table } = others
  const { shown, isOutdated, found } = list
  if (shown === undefined)
    return (
      <div className={surface['surface']} aria-busy="true">
        <SkeletonTable />
      </div>
    )
  const error = shown.error === null ? undefined : errorMessage(withoutRows(found.state), what)
  if (error !== undefined) return <LoadError error={error} onRetry={list.retry} />
  if (shown.items.length === 0)
    return isOutdated ? null : (
      <NoRows page={shown} first={pathOf(1)}>
        {empty()}
      </NoRows>
    )
  return (
    <div className={surface['surface']} {...columns.marks}>
      <div className={styles['tools']}>
        {tools}
        <ColumnsButton choosing={columns.choosing} />
      </div>
      <DataTable
        {...table}
        caption={caption}
        isMain
        className={className ?? ''}
        columns={columns.columns}
        rows={shown.items}
        rowKey={rowKey}
        isUpdating={isOutdated}
      />
      <Pager
        label={caption}
        className={styles['pager'] ?? ''}
        page={shown.page}
        pages={shown.pages}
        total={shown.total}
        hrefFor={to => href(pathOf(to))}
      />
    </div>
  )
}

/** A page of loads or alerts: loading, failed, empty or loaded, with the older rows while new ones load. */
export const FreightRows = observer(Plain) as typeof Plain
