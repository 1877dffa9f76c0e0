import {
  type CarrierWithInsights,
  formatCount,
  formatNumber,
  insightsPath,
  nextCarrierSort,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { BulkActions } from '../../parts/carrier-results/BulkActions.tsx'
import { CarrierTable } from '../../parts/carrier-results/CarrierTable.tsx'
import { sortedColumns, sortOfColumn, tableSortOf } from '../../parts/carrier-results/carrier-sorts.ts'
import { VerdictBar } from '../../parts/carrier-results/filters/VerdictBar.tsx'
import { type ColumnsOfList, useColumns } from '../../parts/columns/use-columns.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { NoRows } from '../../parts/list/NoRows.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { cx } from '../../ui/cx.ts'
import surface from '../../ui/ListSurface.module.css'
import { InsightFilters } from './InsightFilters.tsx'
import { InsightsDrawer } from './InsightsDrawer.tsx'
import styles from './InsightsScreen.module.css'
import { insightColumns } from './insight-columns.tsx'
import type { InsightsStore } from './insights-store.ts'
import { NoInsights } from './NoInsights.tsx'

/** The carriers with insights, 15 a page, with the evidence of each. Section 2, "carrier insights list". */
export const InsightsScreen = observer(() => {
  const store = useScreenStore<InsightsStore>()
  const { closed } = store
  if (closed === null) return <OpenInsights store={store} />
  return (
    <>
      <ScreenHeader title="Carrier insights" />
      <RefusedState
        title={closed.title}
        text={`${closed.explanation} ${closed.advice}`}
        action={
          <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
            Go to Home
          </Link>
        }
      />
    </>
  )
})

const OpenInsights = observer(({ store }: { readonly store: InsightsStore }) => {
  const {
    address,
    found: { state: found },
    page,
    isOutdated,
  } = store
  const view = useInsightColumns(store)
  const navigator = useStore(BrowserTokens.Navigator)
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Carrier insights"
        count={
          page === undefined
            ? found.kind === 'loading' && 'loading'
            : found.kind === 'loading'
              ? 'updating'
              : !isOutdated && formatCount(page.total, 'carrier')
        }
        actions={page !== undefined && page.items.length > 0 && <ColumnsButton choosing={view.choosing} />}
      />
      <InsightFilters address={address} />
      <VerdictBar
        tally={store.tally.tally}
        verdict={address.verdict}
        onChoose={verdict => navigator.go(insightsPath({ ...address, verdict, page: 1, open: null }))}
      />
      <ListError question={found} what="the carriers with insights" onRetry={store.retry} />
      {page === undefined && found.kind === 'loading' && (
        <div className={surface['surface']} aria-busy="true">
          <SkeletonTable count={15} card="carrier" />
        </div>
      )}
      {page !== undefined && !isOutdated && page.items.length === 0 && (
        <NoRows page={page} first={insightsPath({ ...address, page: 1, open: null })}>
          <NoInsights address={address} />
        </NoRows>
      )}
      {page !== undefined && page.items.length > 0 && <Rows store={store} view={view} />}
      {address.open !== null && <InsightsDrawer store={store} />}
    </div>
  )
})

/** The columns as the user has chosen them. */
const useInsightColumns = ({ address, monitoring }: InsightsStore): ColumnsOfList<CarrierWithInsights> => {
  const today = useStore(BrowserTokens.Clock).today()
  const { user } = useStore(AccountTokens.AccountStore)
  const { kinds, onlyMine, verdict, sort, page: at } = address
  const all = useMemo(
    () =>
      insightColumns({
        today,
        monitoring,
        address: { kinds, onlyMine, verdict, sort, page: at, open: null },
        sorts: sortedColumns(user),
      }),
    [today, monitoring, kinds, onlyMine, verdict, sort, at, user],
  )
  return useColumns('insights', all, tableSortOf(sort))
}

interface RowsProps {
  readonly store: InsightsStore
  readonly view: ColumnsOfList<CarrierWithInsights>
}

const Rows = observer(({ store, view }: RowsProps) => {
  const { address, page, isOutdated, selection, monitoring, file } = store
  const navigator = useStore(BrowserTokens.Navigator)
  if (page === undefined) return null
  return (
    <div className={cx(surface['surface'], styles['list'])} {...view.marks}>
      <CarrierTable
        caption="Carriers with insights"
        columns={view.columns}
        rows={page.items}
        isUpdating={isOutdated}
        sort={tableSortOf(address.sort)}
        onSort={({ key }) => {
          const by = sortOfColumn(key)
          if (by === undefined) return
          navigator.go(
            insightsPath({ ...address, sort: nextCarrierSort(address.sort, by), page: 1, open: null }),
          )
        }}
        selection={selection}
        bulk={() => <BulkActions selection={selection} monitoring={monitoring} file={file} />}
      />
      <Pager
        label="Carriers with insights"
        className={styles['pager'] ?? ''}
        page={page.page}
        pages={page.pages}
        total={page.total}
        totalText={`${formatNumber(page.total)} in all`}
        hrefFor={to => href(insightsPath({ ...address, page: to, open: null }))}
      />
    </div>
  )
})
