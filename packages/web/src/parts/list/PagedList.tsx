import { formatCount, type Loadable, latestValue, type Page } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { href } from '../../di/href.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/table-model.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ListError } from './ListError.tsx'
import list from './list.module.css'

export interface PagedListProps<Row extends { readonly id: number }> {
  readonly found: Loadable<Page<Row>>
  /** What its pages are called: "Users". */
  readonly caption: string
  /** What it is called when it does not come: "the users". */
  readonly what: string
  /** One of its rows: "user". */
  readonly unit: string
  /** Keep them the same between renders. */
  readonly columns: readonly Column<Row>[]
  /** Rows drawn while none is there yet. */
  readonly skeletonRows: number
  /** Shown when there is none. */
  readonly empty: ReactNode
  /** The path of one of its pages. */
  readonly pathOf: (page: number) => string
  readonly onRetry: () => void
  /** For the surface, where it is not one of its own. */
  readonly className?: string | undefined
  readonly tableClassName?: string | undefined
}

/** A list of the server's, page by page: on its way, failed, empty, or there, with the older rows while new ones come. */
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
      {page?.items.length === 0 && empty}
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
