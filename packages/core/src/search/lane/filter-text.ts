import { formatCount, formatUsd } from '../../shared/amounts.ts'
import { type Limits, type NumberRange, narrowRange, rangeText } from './number-range.ts'

/** The text of a filter that narrows nothing. */
const ANY = 'Any'

/**
 * The text of a whole range, next to its slider: "At least 5 trucks", "5 to 40 months", "1 van". Empty: "Any".
 *
 * Source: section 5, "Fleet ranges"; section 5, "Authority age".
 */
export const numberRangeText = (limits: Limits, range: NumberRange, unit: string): string => {
  const narrow = narrowRange(limits, range)
  if (narrow.min === undefined && narrow.max === undefined) return ANY
  const text = rangeText(narrow, unit)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/**
 * The text of one end of a range, read aloud for its thumb: "at least 5 units", "at most 40 months", "any".
 *
 * Empty: "any" for the slider's own end, which narrows nothing.
 * Source: section 5, "Fleet ranges"; section 5, "Authority age".
 */
export const numberRangeEndText = (
  limits: Limits,
  end: keyof NumberRange,
  value: number,
  unit: string,
): string => {
  if (value === limits[end]) return 'any'
  return `${end === 'min' ? 'at least' : 'at most'} ${formatCount(value, unit)}`
}

/**
 * The text of a cover slider: "At least $250,000", "Any". Source: section 5, "Cargo slider"; section 5, "Liability
 * sliders".
 */
export const coverText = (usd: number): string => (usd === 0 ? ANY : `At least ${formatUsd(usd)}`)

/**
 * The number of active filters: "3 filters narrow this lane". Source: section 5, "Fleet ranges"; the wording is ours.
 */
export const activeFiltersText = (count: number): string => {
  if (count === 0) return 'No filters: showing every carrier seen on this lane.'
  return `${formatCount(count, 'filter narrows', 'filters narrow')} this lane.`
}
