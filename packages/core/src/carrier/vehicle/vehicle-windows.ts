import { addDays, addMonths, type CalendarDate } from '../../shared/calendar-date.ts'

/** How far back a carrier's vehicle list reaches, in years. Source: section 9, "Vehicle windows". */
export const VEHICLE_LIST_YEARS = 2
/** Days before a day that its movements begin. Source: section 9, "Vehicle windows". */
export const START_DAYS_BEFORE = 2
/** Days after a day that its movements end. Source: section 9, "Vehicle windows". */
export const END_DAYS_AFTER = 5
/**
 * Days of ELD data that are shown: today and the two before.
 *
 * Source: section 9, "Vehicle windows". Choice: calendar days up to today, so that an ELD without reports for a week
 * shows none, not its last three.
 */
export const ELD_DAYS_SHOWN = 3
/** The default number of areas for one carrier vehicle. Source: section 9, "Vehicle windows". */
export const CARRIER_VEHICLE_AREAS = 5
/** Movements of a vehicle on one page. Source: section 9, "Vehicle windows"; section 9, "Page sizes". */
export const MOVEMENTS_PAGE_SIZE = 20

/** From a day to a day, inclusive. */
export interface DayWindow {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Whether a day is in a window, inclusive. Source: section 9, "Vehicle windows". */
export const isInWindow = (day: CalendarDate, { from, to }: DayWindow): boolean => from <= day && day <= to

/**
 * The first day of a carrier's vehicle list: the same day two years ago.
 *
 * Source: section 9, "Vehicle windows". Choice: from 29 February, 28 February.
 */
export const vehicleListFrom = (today: CalendarDate): CalendarDate =>
  addMonths(today, -12 * VEHICLE_LIST_YEARS)

/** The days around a day for its movements: two before to five after. Source: section 9, "Vehicle windows". */
export const movementWindow = (day: CalendarDate): DayWindow => ({
  from: addDays(day, -START_DAYS_BEFORE),
  to: addDays(day, END_DAYS_AFTER),
})

/** How far back the vehicles of a profile are listed, in months; the last is the whole list. Choice: these four. */
export const VEHICLE_SINCE_MONTHS = [1, 3, 12, 24] as const
/** One of the four. */
export type VehicleSinceMonths = (typeof VEHICLE_SINCE_MONTHS)[number]

/** The label of each. Source: section 7, "Carriers"; the wording is ours. */
export const VEHICLE_SINCE_LABELS: Readonly<Record<VehicleSinceMonths, string>> = {
  1: 'Last month',
  3: 'Last 3 months',
  12: 'Last 12 months',
  24: 'Last 2 years',
}

/** The first day of a vehicle list that reaches some months back. Source: section 9, "Vehicle windows". */
export const vehiclesSeenFrom = (today: CalendarDate, months: VehicleSinceMonths): CalendarDate =>
  addMonths(today, -months)
