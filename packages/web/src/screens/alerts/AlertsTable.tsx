import {
  type AlertsAddress,
  alertsPath,
  ALERT_TABLE_VERSIONS_MAX,
  formatNumber,
  isFilteredAlerts,
  ticketName,
  type TicketTab,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { ActionItemsTokens } from '../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { BulkReport } from '../../parts/bulk/BulkReport.tsx'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { NoMatch } from '../../parts/tabbed-list/NoMatch.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import type { RowOpening } from '../../ui/row-keys.ts'
import type { TableSort } from '../../ui/table-model.ts'
import { alertColumns } from './alert-columns.tsx'
import styles from './AlertsScreen.module.css'
import type { AlertsScreenStore } from './alerts-screen-store.ts'

interface Props {
  readonly store: AlertsScreenStore
  readonly opening: RowOpening
  readonly open: string | undefined
}

const useAlertColumns = (store: AlertsScreenStore) => {
  const clock = useStore(BrowserTokens.Clock)
  const hasScreen = useStore(ActionItemsTokens.HasScreen)
  const today = clock.today()
  const teams = store.teams.value
  const { version, isOldestFirst } = store.list.address
  const all = useMemo(
    () =>
      alertColumns(
        {
          store,
          now: clock.now,
          today,
          teamName: id => teams?.items.find(team => team.id === id)?.name ?? `Team ${id}`,
          hasLoads: hasScreen('load'),
        },
        version,
      ),
    [store, clock, today, teams, hasScreen, version],
  )
  const sort: TableSort = { key: 'raised', direction: isOldestFirst ? 'descending' : 'ascending' }
  return { ...useColumns(version === ALERT_TABLE_VERSIONS_MAX ? 'alerts' : 'alerts-1', all, sort), sort }
}

/** The page of alerts that is shown, or why there is none. */
export const AlertsTable = observer(({ store, opening, open }: Props) => {
  const { list, selection } = store
  const { address, rows } = list
  const navigator = useStore(BrowserTokens.Navigator)
  const { sort, ...columns } = useAlertColumns(store)
  const { keys } = selection
  const selecting = useMemo(
    () => ({
      selected: keys,
      onChange: (selected: ReadonlySet<string>) => selection.select(selected, rows),
      nameOf: ticketName,
    }),
    [selection, keys, rows],
  )
  return (
    <FreightRows
      caption="Alerts"
      list={list.list}
      columns={columns}
      className={styles['table'] ?? ''}
      sort={sort}
      onSort={() =>
        navigator.go(alertsPath({ ...address, page: 1, open: null, isOldestFirst: !address.isOldestFirst }))
      }
      opening={opening}
      open={open}
      pathOf={page => alertsPath({ ...address, page, open: null })}
      tools={
        <LinkTabs
          label="Version of the table"
          variant="pills"
          current={String(address.version)}
          tabs={VERSIONS.map(({ version, label }) => ({
            key: String(version),
            label,
            href: href(alertsPath({ ...address, version })),
          }))}
        />
      }
      empty={() => <NoAlerts address={address} counts={list.list.counts?.tabs} />}
      {...(store.work.mayWork && { selection: selecting, bulk: () => <Bulk store={store} /> })}
    />
  )
})

const VERSIONS = [
  { version: 1, label: 'Short table' },
  { version: ALERT_TABLE_VERSIONS_MAX, label: 'Full table' },
] as const

const Bulk = observer(({ store: { work, selection } }: { readonly store: AlertsScreenStore }) => (
  <>
    <BulkReport run={work.bulk} />
    {!work.bulk.isRunning && (
      <Button size="small" onClick={() => work.assign(selection.carriers)}>
        Assign {formatNumber(selection.carriers.length)}
      </Button>
    )}
  </>
))

const EMPTY: Readonly<Record<TicketTab, { readonly title: string; readonly text: string }>> = {
  open: { title: 'No open alerts', text: 'No load needs attention.' },
  closed: { title: 'No closed alerts yet', text: 'An alert is listed here once someone closes it.' },
  pending: { title: 'No pending alerts', text: 'An alert is listed here while it waits on a response.' },
  recommended: {
    title: 'No alerts are waiting for you',
    text: 'Pending alerts that are assigned to you are listed here.',
  },
}

interface NoAlertsProps {
  readonly address: AlertsAddress
  readonly counts: Readonly<Record<TicketTab, number>> | undefined
}

const NoAlerts = ({ address, counts }: NoAlertsProps) =>
  isFilteredAlerts(address) ? (
    <NoMatch what="alert" counts={counts} clear={alertsPath({ tab: address.tab })} />
  ) : (
    <EmptyState {...EMPTY[address.tab]} />
  )
