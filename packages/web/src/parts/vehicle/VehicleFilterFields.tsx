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
  withVehicleFilter,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { Option } from '../../ui/options.ts'
import { Select } from '../../ui/Select.tsx'

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

export interface VehicleFilterFieldsProps {
  readonly filters: VehicleFilters
  readonly onChange: (filters: VehicleFilters) => void
  /** Of each field. */
  readonly className: string
}

/** The fields that narrow a list of vehicles. */
export const VehicleFilterFields = observer(({ filters, onChange, className }: VehicleFilterFieldsProps) =>
  FILTERS.map(({ name, label, options }) => {
    const value = filters[name]
    // An address may have the name of a trailer as a source spells it.
    const known = value === undefined || options.some(({ key }) => key === value)
    return (
      <Select
        key={name}
        label={label}
        options={known ? options : [...options, { key: value, label: value }]}
        value={value ?? ANY}
        onChange={key => onChange(withVehicleFilter(filters, name, (key === ANY ? undefined : key) as never))}
        className={className}
      />
    )
  }),
)
