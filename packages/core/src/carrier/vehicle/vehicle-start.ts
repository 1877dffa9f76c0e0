import { LOOKUP_CHARACTERS_MAX } from './vehicle-lookup.ts'
import { tidyVin } from './vin.ts'

/** The three numbers that a vehicle is known by. A list without plates has none. */
interface NumberedVehicle {
  readonly unitNumber: string | null
  readonly vin: string | null
  readonly plate?: string | null
}

/**
 * The start of a unit number, plate or VIN in the form that is compared: capitals, without blanks and dashes, and
 * without the # before a unit number.
 *
 * Empty: undefined for a text without any of it, or one that is longer than every such number.
 * Source: section 7, "Vehicles"; the search by a start is ours.
 */
export const vehicleStart = (typed: string): string | undefined => {
  const start = tidyVin(typed.replace(/^\s*#/u, ''))
  return start === '' || start.length > LOOKUP_CHARACTERS_MAX ? undefined : start
}

/** Whether one of a vehicle's numbers starts so; `start` is what `vehicleStart` gave. Source: as `vehicleStart`. */
export const startsAs = ({ unitNumber, vin, plate }: NumberedVehicle, start: string): boolean =>
  [unitNumber, vin, plate].some(number => number != null && tidyVin(number).startsWith(start))
