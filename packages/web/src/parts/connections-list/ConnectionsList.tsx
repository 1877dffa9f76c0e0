import {
  actionsOfUser,
  CARRIER_LIST_TABS,
  CARRIER_LIST_TAB_NAMES,
  CONNECTION_ACTIONS,
  type ConnectionsRoute,
  connectionsPath,
  formatNumber,
  paths,
  planRefusal,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { sortedColumns } from '../carrier-results/carrier-sorts.ts'
import { CompareAction } from '../comparing/CompareAction.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { MonitorMany } from '../monitoring/MonitorMany.tsx'
import { UploadLinks } from '../own-carriers/UploadLinks.tsx'
import { OwnCarriersList } from '../own-carriers/OwnCarriersList.tsx'
import { connectionColumns } from './connection-columns.tsx'
import type { ConnectedRow, ConnectionsList as ConnectionsListStore } from './connections-store.ts'

interface Props {
  readonly route: ConnectionsRoute
  readonly heading: string
}

const TABS = CARRIER_LIST_TAB_NAMES.map(key => ({ key, label: CARRIER_LIST_TABS[key].label }))

/** What to do about a tab without rows. */
const ADVICE: Readonly<Record<(typeof CARRIER_LIST_TAB_NAMES)[number], string>> = {
  'my-carriers': 'A carrier is listed here once it is marked as onboarded.',
  'in-progress': 'A carrier is listed here while it completes your packet. Invite one from its profile.',
  'on-hold': 'Nothing is waiting on you here.',
  'do-not-dispatch': 'Nothing to warn about.',
  dismissed: 'A carrier that you dismiss is listed here, and can be restored.',
}

/** The connections of a company in tabs, with everything that is done to them. Section 2, "Carrier list tabs". */
export const ConnectionsList = observer(({ route, heading }: Props) => {
  const list = useScreenStore<ConnectionsListStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const today = useStore(BrowserTokens.Clock).today()
  const { tab } = list.address
  const lastChanges = list.lastChanges.isAbsent ? null : list.lastChanges
  const isOnboarded = tab === 'my-carriers'
  const decisions = isOnboarded && list.lastDecisions?.isAbsent === false ? list.lastDecisions : null
  const columns = useMemo(
    () => connectionColumns({ today, list, tab, sorts: sortedColumns(user), lastChanges, decisions }),
    [today, list, tab, user, lastChanges, decisions],
  )
  const closed = user == null ? null : planRefusal(user.paywall, 'connect')
  if (closed !== null) {
    return (
      <>
        <ScreenHeader title={heading} />
        <RefusedState
          title={closed.title}
          text={`${closed.explanation} ${closed.advice ?? ''}`}
          action={
            <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
              Go to Home
            </Link>
          }
        />
      </>
    )
  }
  return (
    <OwnCarriersList
      store={list}
      heading={heading}
      what={route === 'my-carriers' ? 'the onboarded carriers' : 'the connections'}
      tabs={route === 'my-carriers' ? [] : TABS}
      pathOf={address => connectionsPath(route, address)}
      columns={columns}
      list="connections"
      emptyText={CARRIER_LIST_TABS[tab].empty}
      emptyAdvice={ADVICE[tab]}
      actions={<UploadLinks />}
      bulk={rows => <BulkConnections list={list} rows={rows} />}
    />
  )
})

interface BulkProps {
  readonly list: ConnectionsListStore
  readonly rows: readonly ConnectedRow[]
}

/** The actions for the selected connections, each with how many it applies to. */
const BulkConnections = observer(({ list, rows }: BulkProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user == null) return null
  const offered = CONNECTION_ACTIONS.map(action => ({
    action,
    count: rows.filter(({ connected }) => actionsOfUser(user, connected).includes(action)).length,
  })).filter(({ count }) => count > 0)
  return (
    <>
      {offered.map(({ action, count }) => (
        <Button
          key={action.label}
          size="small"
          title={`${action.effect}${count < rows.length ? ` It does not apply to ${formatNumber(rows.length - count)} of them.` : ''}`}
          variant={action.change.kind === 'do-not-dispatch' ? 'caution' : 'secondary'}
          onClick={() => void list.connections.performAll(action, rows)}
        >
          {action.label} {formatNumber(count)}
        </Button>
      ))}
      <MonitorMany monitoring={list.monitoring} run={list.bulk} rows={rows} />
      <CompareAction selected={list.selection.keys} />
      <ExportButton
        store={list.files.selected}
        unit="carrier"
        size="small"
        label={`Export ${formatNumber(rows.length)}`}
      />
    </>
  )
})
