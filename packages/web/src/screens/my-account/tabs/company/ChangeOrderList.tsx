import {
  type CompanyChangeOrder,
  changeOrderLines,
  exactTime,
  formatCount,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { ChangeOrderStateBadge } from '../../../../parts/change-order/ChangeOrderView.tsx'
import { PagedList } from '../../../../parts/list/PagedList.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './CompanyTab.module.css'
import { companyPath } from './company-address.ts'
import type { CompanyStore } from './company-store.ts'

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
    header: 'Decision',
    cell: ({ state }) => <ChangeOrderStateBadge state={state} />,
  },
  {
    key: 'by',
    header: 'Requested by',
    cell: ({ requestedBy }) => requestedBy ?? <i className={styles['note']}>Not on record</i>,
  },
  {
    key: 'at',
    header: 'Requested',
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
  const {
    page,
    found: { state: found },
  } = store.list
  const at = store.address.page
  const columns = useMemo(() => columnsOf(() => clock.now(), at), [clock, at])
  const waiting = page?.items.filter(({ state }) => state === 'pending').length ?? 0
  return (
    <Section
      heading="Change orders"
      variant="flush"
      note={
        waiting > 0 &&
        (page?.pages === 1 ? `${formatCount(waiting, 'waits', 'wait')} for a decision` : undefined)
      }
    >
      <PagedList
        found={found}
        caption="Change orders"
        what="the change orders"
        unit="change order"
        columns={columns}
        skeletonRows={4}
        empty={
          <EmptyState
            title="No change orders"
            text="Requests to change your company’s record are listed here until you decide on them."
          />
        }
        pathOf={to => companyPath({ page: to })}
        onRetry={() => void store.list.found.reload()}
        className={styles['rows']}
      />
    </Section>
  )
})
