import { formatNumber } from '../../shared/amounts.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'
import type { CarrierVehicle } from './carrier-vehicle.ts'

/**
 * How many of a carrier's vehicles its insurance lists by VIN, and how many not. Null: not on record.
 *
 * Source: section 3, "Vehicle counts".
 */
export interface VehicleCounts {
  readonly scheduled: number | null
  readonly nonScheduled: number | null
}

/**
 * The counts of a list of carrier vehicles.
 *
 * Empty: 0 and 0. Vehicles without a record count as neither. Source: section 3, "Vehicle counts".
 */
export const vehicleCounts = (vehicles: readonly Pick<CarrierVehicle, 'isScheduled'>[]): VehicleCounts => ({
  scheduled: vehicles.filter(({ isScheduled }) => isScheduled === true).length,
  nonScheduled: vehicles.filter(({ isScheduled }) => isScheduled === false).length,
})

/**
 * The counts as text: "12 scheduled, 3 not scheduled".
 *
 * Empty: not on record when neither is; a count that is not on record is omitted, never shown as 0.
 * Source: section 3, "Vehicle counts". Choice: vehicles not on the policy get a warning.
 */
export const vehicleCountsFact = ({ scheduled, nonScheduled }: VehicleCounts): Fact => {
  const parts = [
    scheduled === null ? null : `${formatNumber(scheduled)} scheduled`,
    nonScheduled === null ? null : `${formatNumber(nonScheduled)} not scheduled`,
  ].filter(part => part !== null)
  if (parts.length === 0) return NOT_ON_RECORD
  return { text: parts.join(', '), tone: (nonScheduled ?? 0) > 0 ? 'incomplete' : 'plain' }
}
