import {
  POWER_UNIT_TYPE_LABELS,
  POWER_UNIT_TYPES,
  TRAILER_TYPES,
  trailerTypeText,
  VEHICLE_SINCE_LABELS,
  VEHICLE_SINCE_MONTHS,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_SOURCES,
  VEHICLE_TYPE_LABELS,
  VEHICLE_TYPES,
  type VehicleFilters,
  withVehicleFilter,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../../ui/Button.tsx'
import { FoldedFields } from '../../../../ui/FoldedFields.tsx'
import type { Option } from '../../../../ui/options.ts'
import { Select } from '../../../../ui/Select.tsx'
import type { ProfileVehiclesStore } from './profile-vehicles-store.ts'
import styles from './VehiclesSection.module.css'

const ANY = 'any'

const optionsOf = (keys: readonly string[], label: (key: string) => string): readonly Option[] => [
  { key: ANY, label: 'Any' },
  ...keys.map(key => ({ key, label: label(key) })),
]
const within = (labels: Readonly<Record<string, string>>) => (key: string) => labels[key] ?? key

const FILTERS = [
  { name: 'type', label: 'Type', options: optionsOf(VEHICLE_TYPES, within(VEHICLE_TYPE_LABELS)) },
  {
    name: 'powerUnitType',
    label: 'Power unit',
    options: optionsOf(POWER_UNIT_TYPES, within(POWER_UNIT_TYPE_LABELS)),
  },
  { name: 'trailerType', label: 'Trailer', options: optionsOf(TRAILER_TYPES, trailerTypeText) },
  { name: 'source', label: 'Seen by', options: optionsOf(VEHICLE_SOURCES, within(VEHICLE_SOURCE_LABELS)) },
] as const satisfies readonly {
  readonly name: keyof VehicleFilters
  readonly label: string
  readonly options: readonly Option[]
}[]

const SINCE = VEHICLE_SINCE_MONTHS.map(months => ({
  key: String(months),
  label: VEHICLE_SINCE_LABELS[months],
}))

/** The filters of a profile's vehicles. On a phone a button shows them. */
export const VehicleListFilters = observer(({ store }: { readonly store: ProfileVehiclesStore }) => {
  const { filters, since, isNarrowed, filtersSet } = store
  return (
    <div role="group" aria-label="Filters of vehicles" className={styles['narrowing']}>
      <FoldedFields count={filtersSet} className={styles['filters']}>
        {FILTERS.map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={filters[name] ?? ANY}
            onChange={key =>
              store.narrow(withVehicleFilter(filters, name, (key === ANY ? undefined : key) as never))
            }
            className={styles['filter'] ?? ''}
          />
        ))}
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
