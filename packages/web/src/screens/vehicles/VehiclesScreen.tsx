import { vehicleSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { vehicleCountText } from './count-text.ts'
import { LookupFields } from './LookupFields.tsx'
import { VehicleFilterBar } from './VehicleFilterBar.tsx'
import { VehicleRows } from './VehicleRows.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

/** Whose truck is this, and is it insured? Section 2. */
export const VehiclesScreen = observer(() => {
  const store = useScreenStore<VehiclesStore>()
  const today = useStore(BrowserTokens.Clock).today()
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1>
          Vehicle search <Count store={store} />
        </h1>
        <SaveSearch address={vehicleSearchPath(store.address)} />
      </header>
      <div className={styles['ask']}>
        <LookupFields store={store} />
        <VehicleFilterBar store={store} />
      </div>
      <VehicleRows store={store} today={today} />
    </div>
  )
})

const Count = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { shown, isOutdated, found } = store
  const isComing = found.kind === 'loading'
  return (
    <span className={styles['count']} role="status">
      {shown === undefined
        ? isComing && 'searching'
        : isOutdated && isComing
          ? 'updating'
          : shown.swallowed === null && vehicleCountText(shown.page, store.rows.length)}
    </span>
  )
})
