import { lookupText, RECENT_LOOKUPS, vehicleSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { RecentList } from '../../ui/RecentList.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { vehicleCountText } from './count-text.ts'
import { LookupFields } from './LookupFields.tsx'
import { VehicleFilterBar } from './VehicleFilterBar.tsx'
import { VehicleRows } from './VehicleRows.tsx'
import styles from './VehiclesScreen.module.css'
import { vehicleColumns } from './vehicle-columns.tsx'
import type { VehiclesStore } from './vehicles-store.ts'

/** The search for vehicles, their carriers and their insurance. Section 2. */
export const VehiclesScreen = observer(() => {
  const store = useScreenStore<VehiclesStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const all = useMemo(() => vehicleColumns(today), [today])
  const view = useColumns('vehicles', all)
  const { shown, isSearch } = store
  const hasRows = shown !== undefined && shown.hiddenError === null && shown.page.items.length > 0
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Vehicle search"
        count={<Count store={store} />}
        actions={
          <span className={styles['actions']}>
            {hasRows && <ColumnsButton choosing={view.choosing} />}
            {isSearch && <SaveSearch address={vehicleSearchPath(store.address)} />}
          </span>
        }
      />
      <div className={styles['ask']}>
        <LookupFields store={store} />
        <VehicleFilterBar store={store} />
      </div>
      {!isSearch && (
        <div className={styles['question']}>
          <RecentLookups store={store} />
          <p>
            Look up a VIN, plate, or unit number to see the vehicle, the carriers it was seen with, and
            whether their insurance lists it. To list vehicles, choose a carrier or another filter.
          </p>
        </div>
      )}
      <VehicleRows store={store} view={view} />
    </div>
  )
})

/** What was looked up lately. Empty: nothing is shown. */
const RecentLookups = observer(({ store }: { readonly store: VehiclesStore }) => (
  <RecentList
    heading="Recent lookups"
    items={store.recent.items.map(lookup => ({
      key: RECENT_LOOKUPS.keyOf(lookup) ?? '',
      name: lookupText(lookup),
      shown: lookupText(lookup),
      choose: () => store.lookUp(lookup),
      remove: () => store.recent.remove(lookup),
    }))}
  />
))

const Count = observer(({ store }: { readonly store: VehiclesStore }) => {
  const {
    shown,
    isOutdated,
    found: { state: found },
  } = store
  const isComing = found.kind === 'loading'
  if (shown === undefined) return isComing && 'searching'
  if (isOutdated && isComing) return 'updating'
  return shown.hiddenError === null && vehicleCountText(shown.page, store.rows.length)
})
