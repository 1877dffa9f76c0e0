import { vehicleFilterChips } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { CarrierFilter } from '../../parts/carrier-search/CarrierFilter.tsx'
import { VehicleFilterFields } from '../../parts/vehicle/VehicleFilterFields.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import { VehicleChips } from './VehicleChips.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

/** The filters of the list; the address has them. On a phone a button shows the fields; the chips are always shown. */
export const VehicleFilterBar = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { filters, carrierId } = store.address
  const count = vehicleFilterChips(filters).length + (carrierId === undefined ? 0 : 1)
  return (
    <div className={styles['narrowing']}>
      <FoldedFields count={count} className={styles['filters']}>
        <VehicleFilterFields
          filters={filters}
          onChange={changed => store.narrow({ filters: changed })}
          className={styles['filter'] ?? ''}
        />
        <CarrierFilter
          choice={store.carrier}
          className={styles['carrier']}
          onChoose={id => {
            if (id !== carrierId) store.narrow({ carrierId: id })
          }}
        />
      </FoldedFields>
      <VehicleChips store={store} />
    </div>
  )
})
