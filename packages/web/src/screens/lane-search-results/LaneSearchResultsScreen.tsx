import { laneSearchRefusalMessage } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { ExportTrouble } from '../../parts/export/ExportTrouble.tsx'
import { AlertDrawer } from './AlertDrawer.tsx'
import { FiltersDrawer } from './FiltersDrawer.tsx'
import { LaneBar } from './LaneBar.tsx'
import styles from './LaneSearchResults.module.css'
import { LaneHead } from './LaneHead.tsx'
import { LaneList } from './LaneList.tsx'
import { LaneMap } from './LaneMap.tsx'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** The carriers that were seen on a lane, and the lane itself. Section 2. */
export const LaneSearchResultsScreen = observer(() => {
  const store = useScreenStore<LaneScreenStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const { results, file } = store.parts
  return (
    <div className={styles['screen']}>
      <LaneHead store={store} />
      <LaneBar store={store} />
      <ExportTrouble store={file} words={laneSearchRefusalMessage} />
      <div className={styles['body']}>
        {results.isComplete && <LaneMap store={store} />}
        <LaneList store={store} today={today} />
      </div>
      {results.address.panel === 'filters' && <FiltersDrawer store={store} />}
      {results.address.panel === 'alert' && <AlertDrawer store={store} />}
    </div>
  )
})
