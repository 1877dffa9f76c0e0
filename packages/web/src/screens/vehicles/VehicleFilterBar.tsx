import {
  POWER_UNIT_TYPE_LABELS,
  POWER_UNIT_TYPES,
  TRAILER_TYPES,
  trailerTypeText,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_SOURCES,
  VEHICLE_TYPE_LABELS,
  VEHICLE_TYPES,
  type VehicleFilters,
  vehicleFilterChips,
  withVehicleFilter,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { CarrierFilter } from '../../parts/carrier-search/CarrierFilter.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import type { Option } from '../../ui/options.ts'
import { Select } from '../../ui/Select.tsx'
import { VehicleChips } from './VehicleChips.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

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

/** The filters of the list; the address has them. On a phone a button shows the fields; the chips are always shown. */
export const VehicleFilterBar = observer(({ store }: { readonly store: VehiclesStore }) => {
  const { filters, carrierId } = store.address
  const count = vehicleFilterChips(filters).length + (carrierId === undefined ? 0 : 1)
  return (
    <div className={styles['narrowing']}>
      <FoldedFields count={count} className={styles['filters']}>
        {FILTERS.map(({ name, label, options }) => {
          const value = filters[name]
          // An address may have the name of a trailer as a source spells it.
          const known = value === undefined || options.some(({ key }) => key === value)
          return (
            <Select
              key={name}
              label={label}
              options={known ? options : [...options, { key: value, label: value }]}
              value={value ?? ANY}
              onChange={key =>
                store.narrow({
                  filters: withVehicleFilter(filters, name, (key === ANY ? undefined : key) as never),
                })
              }
              className={styles['filter'] ?? ''}
            />
          )
        })}
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
