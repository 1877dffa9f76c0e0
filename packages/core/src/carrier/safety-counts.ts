/**
 * What the inspections of a carrier add up to, of the 24 months before the day of their file. Null: not on record.
 *
 * Source: section 3, "Inspections, crashes and violations".
 */
export interface SafetyCounts {
  /** Inspections that covered the vehicle, and those of them that put it out of service. */
  readonly vehicleInspections: number | null
  readonly vehicleOutOfService: number | null
  /** The same of the driver. */
  readonly driverInspections: number | null
  readonly driverOutOfService: number | null
}
