import { formatCount, type Loadable, latestValue, type Page } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { href } from '../../di/href.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/table-model.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ListError } from './ListError.tsx'
import { NoRows } from './NoRows.tsx'
import list from './list.module.css'

export interface PagedListProps<Row extends { readonly id: number }> {
  readonly found: Loadable<Page<Row>>
  /** The label of its pages: "Users". */
  readonly caption: string
  /** Its name in an error: "the users". */
  readonly what: string
  /** The name of one row: "user". */
  readonly unit: string
  /** Keep them identical between renders. */
  readonly columns: readonly Column<Row>[]
  /** The number of placeholder rows while loading. */
  readonly skeletonRows: number
  /** Shown if there are no rows. */
  readonly empty: ReactNode
  /** The path of a page. */
  readonly pathOf: (page: number) => string
  readonly onRetry: () => void
  /** A class of the surface. */
  readonly className?: string | undefined
  readonly tableClassName?: string | undefined
}

/** A paged list of the server: loading, failed, empty or loaded, with older rows while new ones load. */
export const PagedList = <Row extends { readonly id: number }>({
  found,
  caption,
  what,
  unit,
  columns,
  skeletonRows,
  empty,
  pathOf,
  onRetry,
  className = list['table'],
  tableClassName = '',
}: PagedListProps<Row>) => {
  const page = latestValue(found)
  const isComing = found.kind === 'loading'
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {page !== undefined && (isComing ? 'Updating' : formatCount(page.total, unit))}
        </span>
      </VisuallyHidden>
      <ListError question={found} what={what} onRetry={onRetry} />
      {page === undefined && isComing && (
        <div className={className} aria-busy="true">
          <Skeleton shape="row" count={skeletonRows} />
        </div>
      )}
      {page?.items.length === 0 && (
        <NoRows page={page} first={pathOf(1)}>
          {empty}
        </NoRows>
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={className}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={isComing}
            className={tableClassName}
          />
          <Pager
            label={caption}
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(pathOf(to))}
          />
        </div>
      )}
    </>
  )
}

const rowKey = ({ id }: { readonly id: number }): string => String(id)
