import { VEHICLE_SINCE_LABELS, VEHICLE_SINCE_MONTHS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { VehicleFilterFields } from '../../../../parts/vehicle/VehicleFilterFields.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { FoldedFields } from '../../../../ui/FoldedFields.tsx'
import { Select } from '../../../../ui/Select.tsx'
import type { ProfileVehiclesStore } from './profile-vehicles-store.ts'
import styles from './VehiclesSection.module.css'

const SINCE = VEHICLE_SINCE_MONTHS.map(months => ({
  key: String(months),
  label: VEHICLE_SINCE_LABELS[months],
}))

/** The filters of a profile's vehicles. On a phone a button shows them. */
export const VehicleListFilters = observer(({ store }: { readonly store: ProfileVehiclesStore }) => {
  const { filters, since, isNarrowed, filtersSet } = store
  return (
    <div role="group" aria-label="Vehicle filters" className={styles['narrowing']}>
      <FoldedFields count={filtersSet} className={styles['filters']}>
        <VehicleFilterFields filters={filters} onChange={store.narrow} className={styles['filter'] ?? ''} />
        <Select
          label="Seen in"
          options={SINCE}
          value={String(since)}
          onChange={key => {
            const months = VEHICLE_SINCE_MONTHS.find(each => String(each) === key)
            if (months !== undefined) store.setSince(months)
          }}
          className={styles['filter'] ?? ''}
        />
        {isNarrowed && (
          <Button variant="quiet" className={styles['clear'] ?? ''} onClick={store.clearFilters}>
            Clear filters
          </Button>
        )}
      </FoldedFields>
    </div>
  )
})
