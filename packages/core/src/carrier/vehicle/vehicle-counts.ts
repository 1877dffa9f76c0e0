import { formatNumber } from '../../shared/amounts.ts'
import { type Fact, NOT_ON_RECORD } from '../facts/fact.ts'
import type { CarrierVehicle } from './carrier-vehicle.ts'

/**
 * How many of a carrier's vehicles its insurance lists by VIN, and how many not. Null: the count is not on record.
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
 * Empty: 0 and 0. What is not on record counts as neither. Source: section 3, "Vehicle counts".
 */
export const vehicleCounts = (vehicles: readonly Pick<CarrierVehicle, 'isScheduled'>[]): VehicleCounts => ({
  scheduled: vehicles.filter(({ isScheduled }) => isScheduled === true).length,
  nonScheduled: vehicles.filter(({ isScheduled }) => isScheduled === false).length,
})

/**
 * The counts in words: "12 scheduled, 3 not scheduled".
 *
 * Empty: not on record when neither is; a count that is not on record is left out, never told as 0.
 * Source: section 3, "Vehicle counts". Choice: vehicles that the policy does not list ask for a second look.
 */
export const vehicleCountsFact = ({ scheduled, nonScheduled }: VehicleCounts): Fact => {
  const parts = [
    scheduled === null ? null : `${formatNumber(scheduled)} scheduled`,
    nonScheduled === null ? null : `${formatNumber(nonScheduled)} not scheduled`,
  ].filter(part => part !== null)
  if (parts.length === 0) return NOT_ON_RECORD
  return { text: parts.join(', '), tone: (nonScheduled ?? 0) > 0 ? 'incomplete' : 'plain' }
}
