import { EQUIPMENT_KINDS, EQUIPMENT_LABELS, type EquipmentKind } from '../equipment/equipment-kind.ts'
import { type CarrierVehicle, POWER_UNIT_TYPE_LABELS, VEHICLE_TYPE_LABELS } from './carrier-vehicle.ts'
import { UNIT_TYPES, unitRole } from './unit-type.ts'

/** Portfolio fields that count trucks. */
const TRUCKS: ReadonlySet<EquipmentKind> = new Set(['cargo_vans', 'straight_box_trucks'])

const LABELS: ReadonlyMap<string, string> = new Map([
  ...EQUIPMENT_KINDS.filter(kind => !TRUCKS.has(kind)).map(
    kind => [kind, `${EQUIPMENT_LABELS[kind]} trailer`] as const,
  ),
  ...UNIT_TYPES.filter(([code]) => unitRole(code) === 'trailer').map(([, word]) => [word, word] as const),
])

/**
 * The trailer types for filtering a list: the portfolio fields of trailers, then the inspection terms.
 *
 * Source: section 7, "Carriers"; section 9, "Equipment names". Choice: a source may use other words, which are valid in
 * a URL.
 */
export const TRAILER_TYPES: readonly string[] = [...LABELS.keys()]

/**
 * The label of a trailer type: "Reefer trailer", "Semi-trailer". An unknown word is shown as received. Source: section
 * 7, "Carriers".
 */
export const trailerTypeText = (type: string): string => LABELS.get(type) ?? type

/**
 * The most specific kind of a vehicle: "Tractor", "Reefer trailer".
 *
 * Empty: "Power unit" or "Trailer" if only that is known. Source: section 7, "Carriers".
 */
export const vehicleTypeText = ({
  type,
  trailerType,
  powerUnitType,
}: Pick<CarrierVehicle, 'type' | 'trailerType' | 'powerUnitType'>): string => {
  if (type === 'trailer' && trailerType !== null) return trailerTypeText(trailerType)
  if (type === 'power_unit' && powerUnitType !== null) return POWER_UNIT_TYPE_LABELS[powerUnitType]
  return VEHICLE_TYPE_LABELS[type]
}
