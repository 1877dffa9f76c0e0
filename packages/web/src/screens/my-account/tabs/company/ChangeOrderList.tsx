import {
  changeOrderLines,
  type CompanyChangeOrder,
  exactTime,
  formatCount,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens/browser.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ChangeOrderStateBadge } from '../../../../parts/change-order/ChangeOrderView.tsx'
import { ListTrouble } from '../../../../parts/list/ListTrouble.tsx'
import list from '../../../../parts/list/list.module.css'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { companyPath } from './company-address.ts'
import type { CompanyStore } from './company-store.ts'
import styles from './CompanyTab.module.css'

const columnsOf = (now: () => number, page: number): readonly Column<CompanyChangeOrder>[] => [
  {
    key: 'changes',
    header: 'What changes',
    sticky: true,
    cell: order => (
      <Link to={companyPath({ page, orderId: order.id })} data-row-link="" className={linkClass}>
        <span className={styles['lines']}>
          {changeOrderLines(order).map(line => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </Link>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <ChangeOrderStateBadge state={state} />,
  },
  {
    key: 'by',
    header: 'Asked for by',
    cell: ({ requestedBy }) => requestedBy ?? <i className={styles['note']}>Not on record</i>,
  },
  {
    key: 'at',
    header: 'Asked for',
    cell: ({ requestedAt }) => (
      <time dateTime={requestedAt} title={exactTime(requestedAt)}>
        {relativeTime(requestedAt, now())}
      </time>
    ),
  },
]

/** Changes to the company's record, newest first. Section 3, "Change orders and reports". */
export const ChangeOrderList = observer(({ store }: { readonly store: CompanyStore }) => {
  const clock = useStore(BrowserTokens.Clock)
  const { page, found } = store
  const at = store.address.page
  const columns = useMemo(() => columnsOf(() => clock.now(), at), [clock, at])
  const waiting = page?.items.filter(({ state }) => state === 'pending').length ?? 0
  const isComing = found.kind === 'loading'
  return (
    <Section
      heading="Change orders"
      variant="flush"
      note={
        waiting > 0 &&
        (page?.pages === 1 ? `${formatCount(waiting, 'waits', 'wait')} for a decision` : undefined)
      }
    >
      <ListTrouble question={found} what="the change orders" onRetry={() => void store.load()} />
      {page === undefined && isComing && (
        <div aria-busy="true">
          <Skeleton shape="row" count={4} />
        </div>
      )}
      {page !== undefined && page.items.length === 0 && (
        <EmptyState
          title="No change orders"
          text="Whoever asks to change what is on record about your company is listed here, until you decide."
        />
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={styles['rows']}>
          <DataTable
            caption="Change orders"
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={isComing}
          />
          <Pager
            label="Change orders"
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(companyPath({ page: to }))}
          />
        </div>
      )}
    </Section>
  )
})

const rowKey = ({ id }: { readonly id: number }): string => String(id)
