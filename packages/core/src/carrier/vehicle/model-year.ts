import type { CalendarDate } from '../../shared/calendar-date.ts'
import { tidyVin, VIN_CHARACTERS } from './vin.ts'

/** The tenth character of a VIN, from the model year 1980; it starts again every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const YEAR_AT = 9

const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4))

/**
 * The model year that a VIN tells: the last one of its code that is not after next year.
 *
 * Empty: null without a whole VIN, or with a code that stands for no year.
 * Source: section 3, "Carrier detail"; the codes are the standard's. Choice: a truck of 30 years is rarer than a new
 * one, so the latest year is taken.
 */
export const modelYearOfVin = (vin: string | null, today: CalendarDate): number | null => {
  const text = tidyVin(vin ?? '')
  const code = YEAR_CODES.indexOf(text.charAt(YEAR_AT))
  if (text.length !== VIN_CHARACTERS || code === -1) return null
  const latest = yearOf(today) + 1
  const cycle = YEAR_CODES.length
  return latest - ((((latest - FIRST_YEAR - code) % cycle) + cycle) % cycle)
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
export const ageGroups = (
  vehicles: readonly { readonly vin: string | null }[],
  today: CalendarDate,
): readonly AgeGroup[] => {
  const each = new Set(vehicles.map(({ vin }) => tidyVin(vin ?? '')).filter(vin => vin !== ''))
  if (each.size === 0) return []
  const ages = [...each].map(vin => {
    const year = modelYearOfVin(vin, today)
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
