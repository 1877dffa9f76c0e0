import type { CarrierVehicles, EldStatuses, VehicleMovements, Vehicles } from '@fairhaul/core'
import { token } from '../token.ts'

/** Trucks and trailers, and where they were. */
export const VehicleTokens = {
  CarrierVehicles: token<CarrierVehicles>('CarrierVehicles'),
  EldStatuses: token<EldStatuses>('EldStatuses'),
  VehicleMovements: token<VehicleMovements>('VehicleMovements'),
  Vehicles: token<Vehicles>('Vehicles'),
}
