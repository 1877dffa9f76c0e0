import {
  ASSESSMENT_TAB_EMPTY,
  ASSESSMENT_TAB_NAMES,
  ASSESSMENT_TABS,
  formatNumber,
  minePath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { sortedColumns } from '../../parts/carrier-results/carrier-sorts.ts'
import { CompareAction } from '../../parts/comparing/CompareAction.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { MonitorMany } from '../../parts/monitoring/MonitorMany.tsx'
import { UploadLinks } from '../../parts/own-carriers/UploadLinks.tsx'
import { OwnCarriersList } from '../../parts/own-carriers/OwnCarriersList.tsx'
import { mineColumns } from './mine-columns.tsx'
import type { MonitoredList, MonitoredRow } from './monitored-row.ts'

const TABS = ASSESSMENT_TAB_NAMES.map(key => ({ key, label: ASSESSMENT_TABS[key].label }))

const NO_RULES = 'Your plan does not include rules, so no carrier is assessed: all are under Incomplete.'

/** The carriers that the company monitors, in four tabs by their assessment. Section 2, "Assessment tabs". */
export const MineScreen = observer(() => {
  const list = useScreenStore<MonitoredList>()
  const lastChanges = list.lastChanges.isAbsent ? null : list.lastChanges
  const { user } = useStore(AccountTokens.AccountStore)
  const today = useStore(BrowserTokens.Clock).today()
  const { tab } = list.address
  const columns = useMemo(
    () =>
      mineColumns({
        today,
        monitoring: list.monitoring,
        sorts: sortedColumns(user),
        lastChanges,
      }),
    [today, list, user, lastChanges],
  )
  const isAssessed = user == null || user.paywall.canRule
  return (
    <OwnCarriersList
      store={list}
      heading="My Carriers"
      what="My Carriers"
      tabs={TABS}
      pathOf={minePath}
      columns={columns}
      list="mine"
      emptyText={ASSESSMENT_TAB_EMPTY[tab]}
      emptyAdvice="Monitor a carrier from its profile or from a search."
      {...(!isAssessed && { notice: NO_RULES })}
      actions={<UploadLinks />}
      bulk={rows => <BulkMonitored list={list} rows={rows} />}
    />
  )
})

interface BulkProps {
  readonly list: MonitoredList
  readonly rows: readonly MonitoredRow[]
}

/** The actions for the selected carriers. */
const BulkMonitored = observer(({ list: { monitoring, selection, files, bulk }, rows }: BulkProps) => {
  return (
    <>
      <CompareAction selected={selection.keys} />
      <MonitorMany monitoring={monitoring} run={bulk} rows={rows} />
      <ExportButton
        store={files.selected}
        unit="carrier"
        size="small"
        label={`Export ${formatNumber(rows.length)}`}
      />
    </>
  )
})
