import type { ScreenModule } from '../../di/screen.ts'
import { LaneSearchScreen } from './LaneSearchScreen.tsx'
import type { LaneFormStore } from './lane-form-store.ts'
import { makeLaneForm } from './make-lane-form.ts'

export const screen: ScreenModule<LaneFormStore> = {
  Component: LaneSearchScreen,
  open({ resolve, url }, kept) {
    const store = kept ?? makeLaneForm(resolve)
    store.open(url.search)
    return store
  },
  settled: store => store.settled(),
}
