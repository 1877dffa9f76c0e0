import { AUTHORITY_AGE_LIMITS_MONTHS, COUNT_LIMITS, type Limits, type NumberRange } from './number-range.ts'

/**
 * The stops of a fleet slider, from lowest to highest number.
 *
 * Choice: dense where most fleets are, because on a slider of a thousand even steps 5 and 15 trucks are one pixel
 * apart; any number in between can be typed.
 * Source: section 5, "Fleet ranges".
 */
export const COUNT_STOPS: readonly number[] = [
  0, 1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1_000,
]

/** The stops of the authority age slider: each month. Source: section 5, "Authority age". */
const AUTHORITY_AGE_STOPS_MONTHS: readonly number[] = Array.from(
  { length: AUTHORITY_AGE_LIMITS_MONTHS.max - AUTHORITY_AGE_LIMITS_MONTHS.min + 1 },
  (_, at) => AUTHORITY_AGE_LIMITS_MONTHS.min + at,
)

/** The limits and stops of a slider; the first and the last stop are its limits. */
export interface RangeScale {
  readonly limits: Limits
  readonly stops: readonly number[]
}

/** Source: section 5, "Fleet ranges". */
export const COUNT_SCALE: RangeScale = { limits: COUNT_LIMITS, stops: COUNT_STOPS }

/** Source: section 5, "Authority age". */
export const AUTHORITY_AGE_SCALE: RangeScale = {
  limits: AUTHORITY_AGE_LIMITS_MONTHS,
  stops: AUTHORITY_AGE_STOPS_MONTHS,
}

/**
 * The index of the stop for each end of a range: the nearest to its number, the lower of two. Source: section 5, "Fleet
 * ranges".
 */
export const stopsOfRange = (
  { stops }: RangeScale,
  { min, max }: NumberRange,
): readonly [from: number, to: number] => [nearest(stops, min), nearest(stops, max)]

/**
 * The range after its thumbs move to other stops. A thumb that does not move keeps its number, even one typed between
 * two stops.
 *
 * Refuses: an invalid index leaves its end unchanged. Source: section 5, "Fleet ranges".
 */
export const rangeAtStops = (
  scale: RangeScale,
  range: NumberRange,
  [from, to]: readonly [number, number],
): NumberRange => {
  const [before, after] = stopsOfRange(scale, range)
  const min = from === before ? range.min : (scale.stops[from] ?? range.min)
  const max = to === after ? range.max : (scale.stops[to] ?? range.max)
  // Two typed numbers may share a stop: the end that moved wins.
  return from === before ? { min: Math.min(min, max), max } : { min, max: Math.max(min, max) }
}

/**
 * The range after one of its ends is typed. If it passes the other end, both become the typed number.
 *
 * Empty: undefined is the slider's own end. A number is rounded down and limited to the slider. Source: section 5,
 * "Fleet ranges".
 */
export const withRangeEnd = (
  { limits }: RangeScale,
  { min, max }: NumberRange,
  end: keyof NumberRange,
  typed: number | undefined,
): NumberRange => {
  const value = Math.min(Math.max(limits.min, Math.trunc(typed ?? limits[end])), limits.max)
  return end === 'min' ? { min: value, max: Math.max(value, max) } : { min: Math.min(min, value), max: value }
}

const nearest = (stops: readonly number[], value: number): number => {
  const away = stops.map(stop => Math.abs(stop - value))
  return away.indexOf(Math.min(...away))
}
