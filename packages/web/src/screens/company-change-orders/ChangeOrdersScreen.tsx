import {
  CHANGE_ORDER_TAB_LABELS,
  CHANGE_ORDER_TABS,
  changeOrdersPath,
  type ChangeOrderTab,
  type CompanyChangeOrder,
  changeOrderLines,
  exactTime,
  formatCount,
  relativeTime,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { ChangeOrderStateBadge } from '../../parts/change-order/ChangeOrderView.tsx'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import { NoMatch } from '../../parts/tabbed-list/NoMatch.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { ChangeOrderDrawer } from './ChangeOrderDrawer.tsx'
import { ChangeOrderFilters } from './ChangeOrderFilters.tsx'
import styles from './ChangeOrdersScreen.module.css'
import type { ChangeOrdersStore } from './change-orders-store.ts'

/** The changes to the company's record, waiting and decided. Section 3, "Change orders and reports". */
export const ChangeOrdersScreen = observer(() => {
  const store = useScreenStore<ChangeOrdersStore>()
  const { address, list, isNarrowable } = store
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Change orders"
        tab={CHANGE_ORDER_TAB_LABELS[isNarrowable ? address.tab : 'all']}
        list={list}
        changesText={({ added }) => (added > 0 ? formatCount(added, 'new change order') : 'The list changed')}
      />
      {isNarrowable && (
        <>
          <CountedTabs
            label="Change orders"
            current={address.tab}
            tabs={CHANGE_ORDER_TABS.map(key => ({ key, label: CHANGE_ORDER_TAB_LABELS[key] }))}
            counts={list.counts?.tabs}
            pathOf={tab => changeOrdersPath({ ...address, tab, page: 1, open: null })}
          />
          <ChangeOrderFilters store={store} />
        </>
      )}
      <Rows store={store} />
      {store.order !== undefined && (
        <ChangeOrderDrawer key={store.order.id} store={store} order={store.order} />
      )}
    </div>
  )
})

const columnsOf = (
  now: () => number,
  pathOf: (order: CompanyChangeOrder) => string,
  hasDecided: boolean,
): readonly Column<CompanyChangeOrder>[] => [
  {
    key: 'changes',
    header: 'What changes',
    sticky: true,
    cell: order => (
      <Link to={pathOf(order)} data-row-link="" className={linkClass}>
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
    cell: order => (
      <span className={styles['lines']}>
        <ChangeOrderStateBadge state={order.state} />
        {order.reason !== null && <span className={styles['note']}>{order.reason}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    header: 'Requested by',
    cell: ({ requestedBy }) => requestedBy ?? <i className={styles['note']}>Not on record</i>,
  },
  {
    key: 'at',
    header: 'Requested',
    cell: ({ requestedAt }) => <Moment at={requestedAt} now={now} />,
  },
  ...(hasDecided
    ? [
        {
          key: 'decided',
          header: 'Decided',
          cell: ({ decidedAt, decidedBy }: CompanyChangeOrder) =>
            decidedAt !== null && (
              <span className={styles['lines']}>
                <Moment at={decidedAt} now={now} />
                {decidedBy !== null && <span className={styles['note']}>by {decidedBy}</span>}
              </span>
            ),
        },
      ]
    : []),
]

const Moment = ({ at, now }: { readonly at: string; readonly now: () => number }) => (
  <time dateTime={at} title={exactTime(at)}>
    {relativeTime(at, now())}
  </time>
)

const Rows = observer(({ store }: { readonly store: ChangeOrdersStore }) => {
  const { now } = useStore(BrowserTokens.Clock)
  const { address, list, isNarrowable } = store
  const all = useMemo(
    () =>
      columnsOf(
        now,
        ({ id }) => changeOrdersPath({ ...address, open: id }),
        address.tab !== 'pending' || !isNarrowable,
      ),
    [now, address, isNarrowable],
  )
  return (
    <FreightRows
      caption="Change orders"
      list={list}
      columns={useColumns('change-orders', all)}
      className={styles['rows'] ?? ''}
      pathOf={page => changeOrdersPath({ ...address, page, open: null })}
      empty={() => <NoOrders store={store} />}
    />
  )
})

const EMPTY: Readonly<Record<ChangeOrderTab, { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Nothing waits for a decision',
    text: 'Requests to change your company’s record are listed here until you decide on them.',
  },
  approved: {
    title: 'No change order was approved',
    text: 'A change order is listed here once someone at your company approves it.',
  },
  rejected: {
    title: 'No change order was rejected',
    text: 'A change order is listed here once someone at your company rejects it.',
  },
  all: {
    title: 'No change orders',
    text: 'Requests to change your company’s record are listed here.',
  },
}

const NoOrders = observer(
  ({ store: { address, list, isNarrowable } }: { readonly store: ChangeOrdersStore }) => {
    const { tab, requestedBy, since } = address
    if (!isNarrowable) return <EmptyState {...EMPTY.all} />
    return requestedBy === null && since === null ? (
      <EmptyState {...EMPTY[tab]} />
    ) : (
      <NoMatch what="change order" counts={list.counts?.tabs} clear={changeOrdersPath({ tab })} />
    )
  },
)
