import type { CarrierVehicleId } from '../carrier/vehicle/carrier-vehicle.ts'
import type { CompanyId, Id } from '../shared/ids.ts'
import type { LoadStatus } from './load-status.ts'
import type { LoadStop } from './stop/load-stop.ts'
import type { TeamId } from './team/team.ts'
import type { TrackingStatus } from './tracking/tracking-status.ts'

/** The monitor’s number of one load. */
export type LoadId = Id<'load'>

/** Freight that a broker has moved. Source: section 3, "Load". */
export interface Load {
  readonly id: LoadId
  /** The number it has in the broker's own system. */
  readonly externalNumber: string | null
  readonly status: LoadStatus
  readonly trackingStatus: TrackingStatus
  /** Miles that are paid for. Null: not on record, which is not zero. */
  readonly billableMiles: number | null
  /** The truck that is to move it. Null: none is assigned. */
  readonly carrierVehicleId: CarrierVehicleId | null
  readonly teamId: TeamId | null
  readonly companyId: CompanyId
  readonly stops: readonly LoadStop[]
}

/** What a load is called: "Load NL-20841", by its own number where it has one, else "Load 17". */
export const loadName = ({ id, externalNumber }: Pick<Load, 'id' | 'externalNumber'>): string =>
  `Load ${externalNumber?.trim() || id}`
