import { vehicleFilterChips, withVehicleFilter } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Chips } from '../../ui/Chips.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

/** The filters of the list as chips that remove them. */
export const VehicleChips = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { address, carrierName } = store
  const chips = [
    ...vehicleFilterChips(address.filters).map(({ name, text }) => ({
      key: name,
      text,
      remove: () => store.narrow({ filters: withVehicleFilter(address.filters, name, undefined) }),
    })),
    ...(carrierName === undefined
      ? []
      : [{ key: 'carrier', text: `Carrier: ${carrierName}`, remove: store.clearCarrier }]),
  ]
  return <Chips chips={chips} onClear={store.clearFilters} className={styles['chips']} />
})
