import type { Vehicle, VehicleId } from '../../carrier/vehicle/vehicle.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Trucks and trailers, whoever runs them. Source: section 7, "Vehicles". */
export interface Vehicles {
  /** One vehicle. Not found where no such vehicle is. Source: section 7, "Vehicles". */
  find(params: { readonly id: VehicleId }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
  /** By its number as `readVin` gives it: 17 capitals and digits. Not found where none has it. Source: section 7, "Vehicles". */
  findByVin(params: { readonly vin: string }, signal?: CancelSignal): Promise<Outcome<Vehicle, Refusal>>
}
