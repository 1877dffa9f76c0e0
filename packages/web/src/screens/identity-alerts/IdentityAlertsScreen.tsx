import {
  identityAlertFilterCount,
  type IdentityAlertsAddress,
  identityAlertsPath,
  paths,
  REPORT_TAB_LABELS,
  REPORT_TABS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AlertListFilters } from './AlertListFilters.tsx'
import styles from './IdentityAlerts.module.css'
import { identityAlertColumns, watchdogReportColumns } from './identity-alert-columns.tsx'
import type { IdentityAlertsStore } from './identity-alerts-store.ts'

/** What brokers warned each other of: recent ones, and one's own. Section 2, "Watchdog report tabs". */
export const IdentityAlertsScreen = observer(() => {
  const store = useScreenStore<IdentityAlertsStore>()
  const { list } = store
  const { address } = list
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Identity alerts"
        tab={REPORT_TAB_LABELS[address.tab]}
        list={list}
        changesText={() => 'The list changed'}
        links={
          <Link to={paths.newIdentityAlert()} {...buttonStyle({ variant: 'primary' })}>
            New alert
          </Link>
        }
      />
      <CountedTabs
        label="Identity alerts"
        current={address.tab}
        tabs={REPORT_TABS.map(key => ({ key, label: REPORT_TAB_LABELS[key] }))}
        counts={undefined}
        pathOf={tab => identityAlertsPath({ ...address, tab, page: 1 })}
      />
      <AlertListFilters store={store} />
      <Listed store={store} />
    </div>
  )
})

const Listed = observer(({ store }: { readonly store: IdentityAlertsStore }) => {
  const { list, brand } = store
  const { address } = list
  const today = useStore(BrowserTokens.Clock).today()
  const all = useMemo(
    () =>
      brand === 'watchdog'
        ? watchdogReportColumns(address.tab)
        : identityAlertColumns({ today, isOurs: store.isOurs }),
    [brand, address.tab, today, store],
  )
  const columns = useColumns(brand === 'watchdog' ? 'identity-reports' : 'identity-alerts', all)
  if (store.isCategoryRefused)
    return (
      <EmptyState
        title="Alerts cannot be narrowed to a category here"
        text="The server lists all categories together. The other filters still work."
        action={
          <Link to={identityAlertsPath({ ...address, category: null, page: 1 })} {...buttonStyle()}>
            Show all categories
          </Link>
        }
      />
    )
  return (
    <FreightRows
      caption="Identity alerts"
      list={list}
      columns={columns}
      className={styles['table'] ?? ''}
      pathOf={page => identityAlertsPath({ ...address, page })}
      empty={() => <NoAlerts address={address} />}
    />
  )
})

const NoAlerts = ({ address }: { readonly address: IdentityAlertsAddress }) => {
  if (identityAlertFilterCount(address) > 0)
    return (
      <EmptyState
        title="No alert matches the filters"
        text="Remove one, or look further back."
        action={
          <Link to={identityAlertsPath({ tab: address.tab })} {...buttonStyle()}>
            Clear all filters
          </Link>
        }
      />
    )
  return address.tab === 'mine' ? (
    <EmptyState
      title="You have not posted any alerts"
      text="Alerts you post are listed here, even after you withdraw them."
    />
  ) : (
    <EmptyState
      title="No alerts in the last seven days"
      text="Choose an earlier first day under “Happened since” to see older ones."
    />
  )
}
