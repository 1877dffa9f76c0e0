import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierVehicle } from './carrier-vehicle.ts'
import { tidyVin, VIN_CHARACTERS } from './vin.ts'

/** The tenth character of a VIN, from the model year 1980; it starts again every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const YEAR_AT = 9
/** Of cars and light trucks, a digit up to the model year 2009, and a letter from 2010. */
const CYCLE_AT = 6

const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4))

/** A vehicle of which the model year is asked, and a day on which it was seen. */
type DatedVehicle = Pick<CarrierVehicle, 'vin' | 'powerUnitType' | 'date'>

/**
 * The model year that a VIN tells: the last one of its code that is neither after next year, nor after the year that follows a
 * day on which the vehicle was seen. Of a van its seventh character tells which of the two it is.
 *
 * Empty: null without a whole VIN, with a code that stands for no year, and if the two contradict each other.
 * Source: section 3, "Carrier detail"; the codes are the standard's. Choice: where both are possible, a truck of 30 years is
 * rarer than a new one, so the latest year is taken.
 */
export const modelYearOfVin = (
  { vin, powerUnitType, date }: DatedVehicle,
  today: CalendarDate,
): number | null => {
  const text = tidyVin(vin ?? '')
  const code = YEAR_CODES.indexOf(text.charAt(YEAR_AT))
  if (text.length !== VIN_CHARACTERS || code === -1) return null
  const cycle = YEAR_CODES.length
  const latest = Math.min(yearOf(today), yearOf(date)) + 1
  const year = FIRST_YEAR + code + cycle * Math.floor((latest - FIRST_YEAR - code) / cycle)
  if (powerUnitType !== 'cargo_van') return year
  const stated = FIRST_YEAR + code + (/\d/.test(text.charAt(CYCLE_AT)) ? 0 : cycle)
  return stated > latest ? null : stated
}

/** Vehicles of an age, in years. */
export interface AgeGroup {
  readonly label: string
  readonly count: number
}

const GROUPS = [
  { label: 'Up to 3 years', to: 3 },
  { label: '4 to 7 years', to: 7 },
  { label: '8 to 12 years', to: 12 },
  { label: '13 years or more', to: Number.POSITIVE_INFINITY },
] as const

const UNKNOWN = 'Year not on record'

/**
 * How many vehicles are of which age by model year; each VIN counts once. The youngest first.
 *
 * Empty: no groups without vehicles. VINs without a year are a group of their own, left out while there are none.
 * Source: section 3, "Carrier detail"; the groups are ours. Choice: a sighting without a VIN does not count, as it may be
 * of a truck that does.
 */
export const ageGroups = (vehicles: readonly DatedVehicle[], today: CalendarDate): readonly AgeGroup[] => {
  const newestFirst = vehicles.toSorted((one, other) => (one.date > other.date ? -1 : 1))
  const each = new Map(newestFirst.map(vehicle => [tidyVin(vehicle.vin ?? ''), vehicle] as const))
  each.delete('')
  if (each.size === 0) return []
  const ages = [...each.values()].map(vehicle => {
    const year = modelYearOfVin(vehicle, today)
    return year === null ? null : Math.max(yearOf(today) - year, 0)
  })
  const known = ages.filter(age => age !== null)
  const unknown = ages.length - known.length
  return [
    ...GROUPS.map(({ label, to }, at) => ({
      label,
      count: known.filter(age => age <= to && age > (GROUPS[at - 1]?.to ?? -1)).length,
    })),
    ...(unknown === 0 ? [] : [{ label: UNKNOWN, count: unknown }]),
  ]
}
