import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Id } from '../../shared/ids.ts'
import type { CarrierSummary } from '../carrier.ts'
import type { CarrierVehicleId, VehicleSource } from './carrier-vehicle.ts'
import { makeText } from './vehicle-make.ts'
import type { VehicleSchedule } from './vehicle-schedule.ts'

/** The number of a vehicle, whoever runs it. */
export type VehicleId = Id<'vehicle'>

/** Who ran a vehicle, and whether they may be used: as much of a carrier as a vehicle tells. Source: section 3, "Carrier". */
export type VehicleCarrier = Pick<
  CarrierSummary,
  'id' | 'legalName' | 'identifiers' | 'connection' | 'rulesAssessment'
>

/** That one source saw a carrier with a vehicle, from day to day. Source: section 7, "Vehicles". */
export interface VehicleSighting {
  readonly carrierVehicleId: CarrierVehicleId
  readonly source: VehicleSource
  /** The carrier's own number of the unit. */
  readonly unitNumber: string | null
  /** The maker of the logging device; null for every other source. */
  readonly provider: string | null
  readonly firstSeenOn: CalendarDate
  readonly lastSeenOn: CalendarDate
}

/** A carrier that was seen with a vehicle. Source: section 7, "Vehicles". */
export interface VehicleRun {
  readonly carrier: VehicleCarrier
  readonly firstSeenOn: CalendarDate
  readonly lastSeenOn: CalendarDate
  /** How the carrier's insurance stands to the vehicle today. */
  readonly schedule: VehicleSchedule
  /** By the last day, the newest first; at least one. */
  readonly sightings: readonly VehicleSighting[]
}

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
  /** Carriers that it was seen with, the last first. Empty: none is known. */
  readonly carriers: readonly VehicleRun[]
}

/**
 * A vehicle as a broker would name it: "2021 Freightliner Cascadia", also where its make is on record as a code.
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
  const names = [make === null ? null : makeText(make), model].filter(name => name !== null)
  if (names.length === 0) return vin ?? `Vehicle ${id}`
  return [modelYear, ...names].filter(part => part !== null).join(' ')
}

/**
 * A registration plate with the state or province that gave it: "R123456, TX".
 *
 * Empty: undefined without a plate. Source: section 7, "Vehicles"; the words are ours.
 */
export const plateText = ({
  plate,
  plateState,
}: Pick<Vehicle, 'plate' | 'plateState'>): string | undefined =>
  plate === null ? undefined : [plate, plateState].filter(part => part !== null).join(', ')
