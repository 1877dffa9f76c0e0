import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'

/** The number of a vehicle, whoever runs it. */
export type VehicleId = Id<'vehicle'>

/** One truck or trailer, whoever runs it. Null is "not on record". Source: section 7, "Vehicles". */
export interface Vehicle {
  readonly id: VehicleId
  /** As it is on record, which may be short or wrong; `readVin` tells. */
  readonly vin: string | null
  readonly make: string | null
  readonly model: string | null
  /** The maker's model year. */
  readonly modelYear: number | null
  /** Federal code of the kind of unit; `unitTypeText` has its words. */
  readonly unitType: number | null
  /** Registration plate and the state or province that gave it. */
  readonly plate: string | null
  readonly plateState: string | null
  /** Carriers that it was seen with, the last first, each with the day. Empty: none is known. */
  readonly carriers: readonly { readonly carrierId: CarrierId; readonly lastSeenOn: CalendarDate }[]
}

/**
 * A vehicle as a broker would name it: "2021 Freightliner Cascadia".
 *
 * Empty: the VIN when neither make nor model is on record, and "Vehicle 12" (its id) when that is not either.
 * Source: section 3, "Carrier detail"; the words are ours.
 */
export const vehicleText = ({
  id,
  vin,
  make,
  model,
  modelYear,
}: Pick<Vehicle, 'id' | 'vin' | 'make' | 'model' | 'modelYear'>): string => {
  const names = [make, model].filter(name => name !== null)
  if (names.length === 0) return vin ?? `Vehicle ${id}`
  return [modelYear, ...names].filter(part => part !== null).join(' ')
}
