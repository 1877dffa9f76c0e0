import { readLaneResultsAddress } from '@fairhaul/core'
import { openedCarrier } from '../../parts/carrier-results/beside-results.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { LaneSearchResultsScreen } from './LaneSearchResultsScreen.tsx'
import type { LaneScreenStore } from './lane-screen-store.ts'
import { makeLaneScreen } from './make-lane-screen.ts'

export const screen: ScreenModule<LaneScreenStore> = {
  Component: LaneSearchResultsScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? makeLaneScreen(resolve)
    store.open(readLaneResultsAddress(url.search), openedCarrier(url))
    return store
  },
  settled: store => store.parts.results.settled(),
}
