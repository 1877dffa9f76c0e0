import type { CalendarDate } from '../shared/calendar-date.ts'
import type { EldCarrierVehicle } from '../carrier/eld/eld-carrier-vehicle.ts'
import type { CarrierVehicle, CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { FoundVehicle } from '../carrier/vehicle/found-vehicle.ts'
import type { VehicleCounts } from '../carrier/vehicle/vehicle-counts.ts'
import type { VehicleFilters } from '../carrier/vehicle/vehicle-list.ts'
import type { VehicleLookup } from '../carrier/vehicle/vehicle-lookup.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { EldStatus } from '../carrier/eld/eld-status.ts'

import type { VehicleId, Vehicle } from '../carrier/vehicle/vehicle.ts'
import type { VehicleMovement } from '../carrier/vehicle/vehicle-movement.ts'

/** A page of a carrier's vehicles, with how many of all that were found the insurance lists. */
export interface CountedVehicles {
  readonly vehicles: Page<CarrierVehicle>
  readonly counts: VehicleCounts
}

/** Which vehicles of a carrier. */
export interface CarrierVehiclesParams {
  readonly carrierId: CarrierId
  /** The first day they were seen on; `vehicleListFrom` has the usual one, two years back. */
  readonly from: CalendarDate
  readonly filters?: VehicleFilters
  /** From 1. */
  readonly page?: number
}

/** Which vehicles of all carriers. Empty: every one. */
export interface VehicleSearchParams {
  readonly lookup?: VehicleLookup
  readonly carrierId?: CarrierId
  readonly filters?: VehicleFilters
  /** From 1. */
  readonly page?: number
}

/** The trucks and trailers that carriers were seen with. Source: section 7, "Carriers"; section 7, "Vehicles". */
export interface CarrierVehicles {
  /**
   * One carrier's, by type, trailer type and date, with both counts; 50 a page. Not found for a carrier that is not there.
   * Source: section 7, "Carriers"; section 7, "Paging".
   */
  ofCarrier(params: CarrierVehiclesParams, signal?: CancelSignal): Promise<Outcome<CountedVehicles, Refusal>>
  /** What a carrier's ELD reported, newest first. Not found for a carrier that is not there. Source: section 7, "Carriers". */
  onEld(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly EldCarrierVehicle[], Refusal>>
  /**
   * Those of all carriers, of one, or of one vehicle by its VIN, plate or unit number, the newest date first; 50 a page.
   * Source: section 7, "Vehicles"; section 7, "Paging".
   */
  search(params: VehicleSearchParams, signal?: CancelSignal): Promise<Outcome<Page<FoundVehicle>, Refusal>>
}

/** How carriers stand with their electronic logging. Source: section 7, "Carriers". */
export interface EldStatuses {
  /**
   * Empty: without such a carrier, or without a status of it, the empty status; the server's "not found" is no refusal here.
   * Source: section 7, "Carriers"; section 8, "ELD status answer".
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<EldStatus, Refusal>>
}

/** Of which vehicle: as one carrier runs it, or whoever runs it. */
export type MovementsParams = (
  | { readonly carrierVehicleId: CarrierVehicleId }
  | { readonly vehicleId: VehicleId }
) & { readonly limit?: number }

/** Where carriers' vehicles were. Source: section 7, "Vehicles". */
export interface VehicleMovements {
  /**
   * The last areas of one vehicle, newest first; 5 unless more are wanted. Not found for a vehicle that is not there.
   * Source: section 7, "Vehicles"; section 9, "Vehicle windows".
   */
  latest(
    params: MovementsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<readonly VehicleMovement[], Refusal>>
}

/** Trucks and trailers, whoever runs them. Source: section 7, "Vehicles". */
export interface Vehicles {
  /** One vehicle. Not found where no such vehicle is. Source: section 7, "Vehicles". */
  find(params: { readonly id: VehicleId }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
  /** By its number as `readVin` gives it: 17 capitals and digits. Not found where none has it. Source: section 7, "Vehicles". */
  findByVin(params: { readonly vin: string }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
}
