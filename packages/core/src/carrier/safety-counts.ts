import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Basic } from './safety/basic.ts'

/** The behavior categories in which anyone may know the measure of a carrier of property. */
export type BasicMeasured = Exclude<Basic, 'crash_indicator' | 'hazmat_compliance'>

/** A measure, with its day. */
export interface Measured {
  readonly measure: number
  readonly on: CalendarDate
}

/**
 * What inspections, crashes and measures of a carrier add up to; inspections are those of the 24 months before the day of
 * their file. Null: not on record.
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
  /** The newest inspection that put a driver out of service for English proficiency. Null: none is on record. */
  readonly englishOutOfServiceOn: CalendarDate | null
  /** The newest one that may have, as its mark cannot be read. Null: there is none. */
  readonly englishUnreadOn: CalendarDate | null
  /** Crashes of the last 24 months in which someone died or was hurt, or a vehicle was towed; their file and day. */
  readonly crashes24Months: number | null
  readonly crashesSource: string | null
  readonly crashesAsOf: CalendarDate | null
  /** Null: the carrier is not measured. */
  readonly measures: Readonly<Record<BasicMeasured, Measured | null>> | null
  readonly measuresSource: string | null
}
