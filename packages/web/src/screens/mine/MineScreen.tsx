import {
  ASSESSMENT_TAB_EMPTY,
  ASSESSMENT_TAB_NAMES,
  ASSESSMENT_TABS,
  type CarrierId,
  formatNumber,
  mayMonitor,
  minePath,
  seesSafetyData,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import type { BulkAction, BulkItem } from '../../parts/bulk/bulk-run.ts'
import { sortedColumns } from '../../parts/carrier-results/carrier-sorts.ts'
import { CompareAction } from '../../parts/comparing/CompareAction.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { UploadListLink } from '../../parts/own-carriers/UploadListLink.tsx'
import { OwnCarriersList } from '../../parts/own-carriers/OwnCarriersList.tsx'
import { Button } from '../../ui/Button.tsx'
import { mineColumns } from './mine-columns.tsx'
import type { MineStore, MonitoredRow } from './monitored-row.ts'

const TABS = ASSESSMENT_TAB_NAMES.map(key => ({ key, label: ASSESSMENT_TABS[key].label }))

const NO_RULES = 'Your plan does not include rules, so no carrier is assessed: all are under Incomplete.'

/** The carriers that the company monitors, in four tabs by their assessment. Section 2, "Assessment tabs". */
export const MineScreen = observer(() => {
  const store = useScreenStore<MineStore>()
  const { user } = useStore(AccountTokens.AccountStore)
  const today = useStore(BrowserTokens.Clock).today()
  const { tab } = store.address
  const seesSafety = user != null && seesSafetyData(user)
  const columns = useMemo(
    () => mineColumns({ today, monitoring: store.monitoring, sorts: sortedColumns(seesSafety) }),
    [today, store, seesSafety],
  )
  const isAssessed = user == null || user.paywall.canRule
  return (
    <OwnCarriersList
      store={store}
      heading="My Carriers"
      what="My Carriers"
      tabs={TABS}
      pathOf={minePath}
      columns={columns}
      list="mine"
      emptyText={ASSESSMENT_TAB_EMPTY[tab]}
      emptyAdvice={isAssessed ? 'Monitor a carrier from its profile or from a search.' : NO_RULES}
      actions={user != null && mayMonitor(user) && <UploadListLink />}
      bulk={rows => <BulkMonitored store={store} rows={rows} />}
    />
  )
})

interface BulkProps {
  readonly store: MineStore
  readonly rows: readonly MonitoredRow[]
}

/** The actions for the selected carriers. */
const BulkMonitored = observer(({ store, rows }: BulkProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { monitoring, selection, files } = store
  const monitored = rows.filter(({ subscription }) => subscription !== null)
  const changeOf =
    (change: (id: CarrierId) => Promise<void>): BulkAction['change'] =>
    async ({ id }: BulkItem) => {
      await change(id as CarrierId)
      return monitoring.changeOf(id as CarrierId)?.error
    }
  return (
    <>
      <CompareAction selected={selection.keys} />
      {user != null && mayMonitor(user) && monitored.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            void store.bulk.run(
              {
                label: 'Stop monitoring',
                done: 'no longer monitored',
                change: changeOf(monitoring.stop),
                undo: changeOf(monitoring.start),
              },
              monitored.map(({ id, legalName }) => ({ id, name: legalName })),
            )
          }
        >
          Stop monitoring {formatNumber(monitored.length)}
        </Button>
      )}
      <ExportButton
        store={files.selected}
        unit="carrier"
        size="small"
        label={`Export ${formatNumber(rows.length)}`}
      />
    </>
  )
})
