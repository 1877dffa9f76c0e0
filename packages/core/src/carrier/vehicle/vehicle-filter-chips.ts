import {
  POWER_UNIT_TYPE_LABELS,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_TYPE_LABELS,
  type VehicleType,
} from './carrier-vehicle.ts'
import type { VehicleFilters } from './vehicle-list.ts'
import { trailerTypeText } from './vehicle-type.ts'

/** A filter that narrows, in words, to be taken away by its name. */
export interface VehicleFilterChip {
  readonly name: keyof VehicleFilters
  readonly text: string
}

const NAMES = [
  'type',
  'trailerType',
  'powerUnitType',
  'source',
] as const satisfies readonly (keyof VehicleFilters)[]

/**
 * The filters that narrow a vehicle search, in words, in the order of the form.
 *
 * Empty: no chip when nothing narrows. Source: section 7, "Vehicles"; the words are ours.
 */
export const vehicleFilterChips = ({
  type,
  trailerType,
  powerUnitType,
  source,
}: VehicleFilters): readonly VehicleFilterChip[] => {
  const texts = {
    type: type && VEHICLE_TYPE_LABELS[type],
    trailerType: trailerType && trailerTypeText(trailerType),
    powerUnitType: powerUnitType && POWER_UNIT_TYPE_LABELS[powerUnitType],
    source: source && `Seen by: ${VEHICLE_SOURCE_LABELS[source]}`,
  }
  return NAMES.flatMap(name => {
    const text = texts[name]
    return text ? [{ name, text }] : []
  })
}

/** The type that a filter is of, where it says so. */
const typeOf = (name: keyof VehicleFilters, filters: VehicleFilters): VehicleType | undefined => {
  if (name === 'type') return filters.type
  if (name === 'trailerType') return 'trailer'
  return name === 'powerUnitType' ? 'power_unit' : undefined
}

/**
 * The filters with another value of one of them, or without it. No vehicle is a trailer and a power unit, so what says
 * otherwise gives way: the filter that was chosen last holds.
 *
 * Source: section 7, "Vehicles". Choice: else a list would be empty for a reason that nobody sees.
 */
export const withVehicleFilter = <Name extends keyof VehicleFilters>(
  filters: VehicleFilters,
  name: Name,
  value: VehicleFilters[Name] | undefined,
): VehicleFilters => {
  const changed: VehicleFilters = { ...filters, [name]: value }
  const kept = NAMES.filter(each => changed[each] !== undefined)
  const type = value === undefined ? undefined : typeOf(name, changed)
  const fitting = kept.filter(each => {
    const other = typeOf(each, changed)
    return type === undefined || other === undefined || other === type
  })
  return Object.fromEntries(fitting.map(each => [each, changed[each]]))
}
