import type { FoundVehicle } from '../../carrier/vehicle/found-vehicle.ts'
import { plateText, type VehicleCarrier, vehicleText } from '../../carrier/vehicle/vehicle.ts'
import { vehiclesByDate } from '../../carrier/vehicle/vehicle-list.ts'
import { identifierText } from '../../carrier/identifier-text.ts'
import type { Load } from '../load.ts'
import type { DockNumber } from './read-dock-text.ts'

/** What the register says of one number that was read at the dock. */
export interface DockFinding {
  readonly number: DockNumber
  /** The vehicles with this plate or VIN, one for each carrier and source. Null: it could not be looked up. */
  readonly vehicles: readonly FoundVehicle[] | null
  /** The carriers with this number. Null: it could not be looked up. */
  readonly carriers: readonly NumberedCarrier[] | null
}

/** A carrier by its name and numbers. */
export type NumberedCarrier = Pick<VehicleCarrier, 'legalName' | 'identifiers'>

/** "EAGLE MESA FREIGHT LLC (DOT 9000002)". Empty: the name alone. */
export const carrierText = ({ legalName, identifiers }: NumberedCarrier): string => {
  const number = identifiers.find(({ type }) => type === 'DOT') ?? identifiers[0]
  return number === undefined ? legalName : `${legalName} (${identifierText(number)})`
}

/** A number of a carrier, as its door has it. */
export type DoorNumber = Extract<DockNumber, { readonly kind: 'identifier' | 'number' }>

/** Whether a number is from the door; else it is the truck's, a plate or a VIN. */
export const isOfDoor = (number: DockNumber): number is DoorNumber =>
  number.kind === 'identifier' || number.kind === 'number'

/** Digits alone may be either of the two numbers. */
export const hasNumber = ({ identifiers }: NumberedCarrier, number: DoorNumber): boolean =>
  identifiers.some(({ type, value }) =>
    number.kind === 'identifier'
      ? type === number.identifier.type && value === number.identifier.value
      : (type === 'DOT' || type === 'MC') && value === number.value,
  )

/** "2021 Freightliner Cascadia, plate 4KZ221, TX, unit 12". */
export const truckText = (truck: FoundVehicle): string =>
  [
    truck.vehicleId === null
      ? `VIN ${truck.vin ?? 'not on record'}`
      : vehicleText({ ...truck, id: truck.vehicleId }),
    ...[plateText(truck)].filter(plate => plate !== undefined).map(plate => `plate ${plate}`),
    ...(truck.unitNumber === null ? [] : [`unit ${truck.unitNumber}`]),
  ].join(', ')

/** Whether a vehicle on record is the truck that the load is assigned. */
export const sameTruck = (truck: FoundVehicle, { carrierVehicleId, vehicle }: Load): boolean =>
  truck.id === carrierVehicleId ||
  (vehicle !== null &&
    ((vehicle.vehicleId !== null && vehicle.vehicleId === truck.vehicleId) ||
      (vehicle.vin !== null && vehicle.vin === truck.vin)))

/** The rows of the load's own truck where the number names it; else all. A plate without a state may name several trucks. */
export const ofOwnTruck = (load: Load, found: readonly FoundVehicle[]): readonly FoundVehicle[] => {
  const own = found.filter(truck => sameTruck(truck, load))
  const [one] = own
  if (one === undefined) return found
  return one.vehicleId === null ? own : found.filter(({ vehicleId }) => vehicleId === one.vehicleId)
}

/** What other sources than this load say: that a load names a truck is no proof of who runs it. */
export const seenByOthers = (
  { carrierVehicleId }: Load,
  found: readonly FoundVehicle[],
): readonly FoundVehicle[] =>
  vehiclesByDate(found.filter(({ id, source }) => source !== 'load' || id !== carrierVehicleId))

/** All vehicles on record with any of the numbers. */
export const trucksFound = (findings: readonly DockFinding[]): readonly FoundVehicle[] =>
  findings.flatMap(({ vehicles }) => vehicles ?? [])

/** Why nothing is known of the truck at the dock. Undefined: the register was looked up, whatever it says. */
export const notLookedUp = (findings: readonly DockFinding[]): string | undefined => {
  const ofTruck = findings.filter(({ number }) => !isOfDoor(number))
  if (ofTruck.length === 0) return 'No plate or VIN was entered.'
  return ofTruck.some(({ vehicles }) => vehicles === null) ? 'The truck could not be looked up.' : undefined
}
