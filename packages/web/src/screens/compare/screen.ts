import { readComparison } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { CompareScreen } from './CompareScreen.tsx'
import type { CompareStore } from './compare-store.ts'
import { makeComparison } from './make-comparison.ts'

export const screen: ScreenModule<CompareStore> = {
  Component: CompareScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? makeComparison(resolve)
    store.open(readComparison(url.search))
    return store
  },
  settled: store => store.settled(),
}
