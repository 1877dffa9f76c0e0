import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierSummary } from '../carrier.ts'
import type { CarrierVehicleId, VehicleId, VehicleSource } from './carrier-vehicle.ts'
import { makeText } from './vehicle-make.ts'
import type { VehicleSchedule } from './vehicle-schedule.ts'

/** The carrier of a vehicle, and whether it may be used. Source: section 3, "Carrier". */
export type VehicleCarrier = Pick<
  CarrierSummary,
  'id' | 'legalName' | 'identifiers' | 'connection' | 'invitation' | 'rulesAssessment' | 'cautions'
>

/** One source's sightings of a carrier with a vehicle, from day to day. Source: section 7, "Vehicles". */
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

/** A carrier seen with a vehicle. Source: section 7, "Vehicles". */
export interface VehicleRun {
  readonly carrier: VehicleCarrier
  readonly firstSeenOn: CalendarDate
  readonly lastSeenOn: CalendarDate
  /** Whether the carrier's insurance lists the vehicle today. */
  readonly schedule: VehicleSchedule
  /** By the last day, the newest first; at least one. */
  readonly sightings: readonly VehicleSighting[]
}

/** One truck or trailer, at any carrier. Null is "not on record". Source: section 7, "Vehicles". */
export interface Vehicle {
  readonly id: VehicleId
  /** As recorded; it may be short or wrong: see `readVin`. */
  readonly vin: string | null
  readonly make: string | null
  readonly model: string | null
  /** The maker's model year. */
  readonly modelYear: number | null
  /** Federal code of the unit type; `unitTypeText` makes its text. */
  readonly unitType: number | null
  /** Registration plate and its state or province. */
  readonly plate: string | null
  readonly plateState: string | null
  /** Carriers seen with it, the last first. Empty: none is known. */
  readonly carriers: readonly VehicleRun[]
}

/**
 * The name of a vehicle: "2021 Freightliner Cascadia", also if its make is recorded as a code.
 *
 * Empty: the VIN when neither make nor model is on record, and "Vehicle 12" (its id) without a VIN.
 * Source: section 3, "Carrier detail"; the wording is ours.
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
 * A registration plate with its state or province: "R123456, TX".
 *
 * Empty: undefined without a plate. Source: section 7, "Vehicles"; the wording is ours.
 */
export const plateText = ({
  plate,
  plateState,
}: Pick<Vehicle, 'plate' | 'plateState'>): string | undefined =>
  plate === null ? undefined : [plate, plateState].filter(part => part !== null).join(', ')
