import {
  POWER_UNIT_TYPE_LABELS,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_TYPE_LABELS,
  type VehicleType,
} from './carrier-vehicle.ts'
import type { VehicleFilters } from './vehicle-list.ts'
import { trailerTypeText } from './vehicle-type.ts'

/** An active filter as text, removable by its name. */
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
 * The active filters of a vehicle search, as text, in the order of the form.
 *
 * Empty: no chip without filters. Source: section 7, "Vehicles"; the wording is ours.
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

/** The vehicle type that a filter implies. */
const typeOf = (name: keyof VehicleFilters, filters: VehicleFilters): VehicleType | undefined => {
  if (name === 'type') return filters.type
  if (name === 'trailerType') return 'trailer'
  return name === 'powerUnitType' ? 'power_unit' : undefined
}

/**
 * Changes or removes one filter. A vehicle is never both a trailer and a power unit, so contradicting filters are
 * removed: the last one chosen wins.
 *
 * Source: section 7, "Vehicles". Choice: otherwise a list would be empty without a visible reason.
 */
export const withVehicleFilter = <Name extends keyof VehicleFilters>(
  filters: VehicleFilters,
  name: Name,
  value: VehicleFilters[Name] | undefined,
): VehicleFilters => {
  const changed: VehicleFilters = { ...filters, [name]: value }
  const compatible = NAMES.filter(each => changed[each] !== undefined)
  const type = value === undefined ? undefined : typeOf(name, changed)
  const fitting = compatible.filter(each => {
    const other = typeOf(each, changed)
    return type === undefined || other === undefined || other === type
  })
  return Object.fromEntries(fitting.map(each => [each, changed[each]]))
}
