import type { CarrierVehicle, CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { VehicleCarrier } from '../carrier/vehicle/vehicle.ts'
import type { CarrierId, CompanyId, Id } from '../shared/ids.ts'
import type { LoadDetails } from './entry/load-details.ts'
import type { LoadStatus } from './load-status.ts'
import type { LoadStop } from './stop/load-stop.ts'
import type { TeamId } from './team/team.ts'
import type { TrackingStatus } from './tracking/tracking-status.ts'

/** The monitor’s number of one load. */
export type LoadId = Id<'load'>

/** Freight to be moved for a broker. Source: section 3, "Load". */
export interface Load {
  readonly id: LoadId
  /** Its number in the broker's own system. */
  readonly externalNumber: string | null
  readonly status: LoadStatus
  readonly trackingStatus: TrackingStatus
  /** Billable miles. Null: not on record, which is not zero. */
  readonly billableMiles: number | null
  /** The carrier that has it. Null: none, or the monitor does not say. */
  readonly carrierId: CarrierId | null
  /** That carrier with what the company's rules say of it now. Null: none, or the monitor does not say. */
  readonly carrier: VehicleCarrier | null
  /** The truck that is assigned to it. Null: none. */
  readonly carrierVehicleId: CarrierVehicleId | null
  /** That truck, and whether its carrier's insurance lists it. Null: none, or the monitor does not say. */
  readonly vehicle: CarrierVehicle | null
  readonly teamId: TeamId | null
  readonly companyId: CompanyId
  /** What the company's own system says of it. Null: the monitor does not say. */
  readonly details: LoadDetails | null
  readonly stops: readonly LoadStop[]
}

/** The name of a load: "Load NL-20841", by its external number if it has one, else "Load 17". */
export const loadName = ({ id, externalNumber }: Pick<Load, 'id' | 'externalNumber'>): string =>
  `Load ${externalNumber?.trim() || id}`
