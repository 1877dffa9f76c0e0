import { laneSearchRefusalMessage } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { BesideList } from '../../parts/carrier-panel/BesideList.tsx'
import { sortedColumns } from '../../parts/carrier-results/carrier-sorts.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { ExportError } from '../../parts/export/ExportError.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { AlertDrawer } from './AlertDrawer.tsx'
import { FiltersDrawer } from './FiltersDrawer.tsx'
import { LaneBar } from './LaneBar.tsx'
import { LaneActions, LaneHead } from './LaneHead.tsx'
import { ComingCarriers, LaneList } from './LaneList.tsx'
import { LaneMap } from './LaneMap.tsx'
import styles from './LaneSearchResults.module.css'
import { laneColumns } from './lane-columns.tsx'
import { tableSortOfLane } from './lane-orders.ts'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The carriers seen on a lane, and the lane itself, on a phone below them. Section 2. */
export const LaneSearchResultsScreen = observer(() => {
  const store = useScreenStore<LaneScreenStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const { isNamed } = store
  const { results, file, beside } = store.parts
  const { monitoring } = results
  const { user } = useStore(AccountTokens.AccountStore)
  const all = useMemo(
    () => laneColumns({ today, monitoring, sorts: sortedColumns(user) }),
    [today, monitoring, user],
  )
  const view = useColumns('lane-results', all, tableSortOfLane(results.address.sort))
  const isPhone = useIsPhone()
  const isBeside = useIsWide() && beside.openId !== null
  const map = isNamed && results.isComplete && <LaneMap store={store} isBeside={isBeside} />
  return (
    <BesideList list={beside} isSearch>
      {({ opening, open }) => (
        <div className={styles['screen']}>
          <LaneHead store={store} />
          <LaneBar store={store} choosing={view.choosing} />
          <ExportError store={file} textOf={laneSearchRefusalMessage} />
          <div className={styles['body']} data-beside={isBeside || undefined}>
            {!isPhone && map}
            {isNamed ? (
              <LaneList store={store} view={view} opening={opening} open={open} />
            ) : (
              <ComingCarriers />
            )}
            {isPhone && map}
            {isPhone && map && <LaneActions store={store} />}
          </div>
          {isNamed && results.address.panel === 'filters' && <FiltersDrawer store={store} />}
          {isNamed && results.address.panel === 'alert' && <AlertDrawer store={store} />}
        </div>
      )}
    </BesideList>
  )
})
