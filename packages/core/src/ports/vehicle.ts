import type { EldCarrierVehicle } from '../carrier/eld/eld-carrier-vehicle.ts'
import type { EldStatus } from '../carrier/eld/eld-status.ts'
import type { CarrierVehicle, CarrierVehicleId, VehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { FoundVehicle } from '../carrier/vehicle/found-vehicle.ts'
import type { Vehicle } from '../carrier/vehicle/vehicle.ts'
import type { VehicleCounts } from '../carrier/vehicle/vehicle-counts.ts'
import type { VehicleFilters } from '../carrier/vehicle/vehicle-list.ts'
import type { VehicleLookup } from '../carrier/vehicle/vehicle-lookup.ts'
import type { VehicleMovement } from '../carrier/vehicle/vehicle-movement.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** A page of a carrier's vehicles, with how many of all found vehicles are insured. */
export interface CountedVehicles {
  readonly vehicles: Page<CarrierVehicle>
  readonly counts: VehicleCounts
}

/** The request for a carrier's vehicles. */
export interface CarrierVehiclesParams {
  readonly carrierId: CarrierId
  /** The first day they were seen on; by default two years back (`vehicleListFrom`). */
  readonly from: CalendarDate
  readonly filters?: VehicleFilters
  /** Only those with a unit number, plate or VIN that starts so, as `vehicleStart` gives it. */
  readonly start?: string
  /** From 1. */
  readonly page?: number
}

/** The request for vehicles of all carriers. Empty: all. */
export interface VehicleSearchParams {
  readonly lookup?: VehicleLookup
  readonly carrierId?: CarrierId
  readonly filters?: VehicleFilters
  /**
   * Only those that a load of the company was given to, and with a unit number, plate or VIN that starts so, as
   * `vehicleStart` gives it.
   */
  readonly assignedStart?: string
  /** From 1. */
  readonly page?: number
}

/** The trucks and trailers seen with carriers. Source: section 7, "Carriers"; section 7, "Vehicles". */
export interface CarrierVehicles {
  /**
   * One carrier's, by type, trailer type and date, with both counts; 50 a page. Not found for an unknown carrier.
   * Source: section 7, "Carriers"; section 7, "Paging".
   */
  ofCarrier(params: CarrierVehiclesParams, signal?: CancelSignal): Promise<Outcome<CountedVehicles, Refusal>>
  /** The reports of a carrier's ELD, newest first. Not found for an unknown carrier. Source: section 7, "Carriers". */
  onEld(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly EldCarrierVehicle[], Refusal>>
  /**
   * Those of all carriers, of one, or of one vehicle by VIN, plate or unit number, newest date first; 50 a page.
   * Source: section 7, "Vehicles"; section 7, "Paging".
   */
  search(params: VehicleSearchParams, signal?: CancelSignal): Promise<Outcome<Page<FoundVehicle>, Refusal>>
}

/** The ELD status of carriers. Source: section 7, "Carriers". */
export interface EldStatuses {
  /**
   * Empty: the empty status for an unknown carrier or one without a status; the server's "not found" is no refusal
   * here.
   * Source: section 7, "Carriers"; section 8, "ELD status answer".
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<EldStatus, Refusal>>
}

/** The requested vehicle: as run by one carrier, or by any. */
export type MovementsParams = (
  | { readonly carrierVehicleId: CarrierVehicleId }
  | { readonly vehicleId: VehicleId }
) & { readonly limit?: number }

/** The positions of carriers' vehicles. Source: section 7, "Vehicles". */
export interface VehicleMovements {
  /**
   * The last areas of one vehicle, newest first; 5 by default. Not found for an unknown vehicle.
   * Source: section 7, "Vehicles"; section 9, "Vehicle windows".
   */
  latest(
    params: MovementsParams,
    signal?: CancelSignal,
  ): Promise<Outcome<readonly VehicleMovement[], Refusal>>
}

/** Trucks and trailers of all carriers. Source: section 7, "Vehicles". */
export interface Vehicles {
  /** One vehicle. Not found for an unknown one. Source: section 7, "Vehicles". */
  find(params: { readonly id: VehicleId }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
  /**
   * By its VIN as `readVin` gives it: 17 capitals and digits. Not found for an unknown one.
   * Source: section 7, "Vehicles".
   */
  findByVin(params: { readonly vin: string }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
}
