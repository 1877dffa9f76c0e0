import type {
  CarrierSafety,
  CarrierVehicle,
  Crash,
  EldCarrierVehicle,
  EldStatus,
  Insight,
  Inspection,
  PaymentLoadAnalysis,
  PowerUnitStats,
  CarrierId,
  TouchedArea,
  Vehicle,
  VehicleMovement,
  Violation,
} from '@fairhaul/core'

/** A touched area and whose trucks were there. */
export type CarrierTouch = TouchedArea & { readonly carrierId: CarrierId }

/** The rows of the fakes about carriers at work. */
export interface CarrierWorkWorld {
  inspections: Inspection[]
  crashes: Crash[]
  violations: Violation[]
  safetyRecords: CarrierSafety[]
  insights: Insight[]
  vehicles: Vehicle[]
  carrierVehicles: CarrierVehicle[]
  vehicleMovements: VehicleMovement[]
  eldVehicles: EldCarrierVehicle[]
  eldStatuses: EldStatus[]
  historicalTouches: CarrierTouch[]
  verifiedTouches: CarrierTouch[]
  powerUnitStats: PowerUnitStats[]
  paymentAnalyses: PaymentLoadAnalysis[]
}

/** Nothing is known yet of any carrier at work. */
export const carrierWorkWorld = (): CarrierWorkWorld => ({
  inspections: [],
  crashes: [],
  violations: [],
  safetyRecords: [],
  insights: [],
  vehicles: [],
  carrierVehicles: [],
  vehicleMovements: [],
  eldVehicles: [],
  eldStatuses: [],
  historicalTouches: [],
  verifiedTouches: [],
  powerUnitStats: [],
  paymentAnalyses: [],
})
