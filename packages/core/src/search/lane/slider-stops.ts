import { AUTHORITY_AGE_LIMITS_MONTHS, COUNT_LIMITS, type Limits, type NumberRange } from './number-range.ts'

/**
 * Where the thumbs of a fleet slider stop, from its least to its greatest number.
 *
 * Choice: close together where most fleets are, as on a slider of a thousand even steps 5 and 15 trucks are one pixel
 * apart; any number between them can be typed.
 * Source: section 5, "Fleet ranges".
 */
export const COUNT_STOPS: readonly number[] = [
  0, 1, 2, 3, 5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1_000,
]

/** Where the thumbs of the authority age's slider stop: each month. Source: section 5, "Authority age". */
export const AUTHORITY_AGE_STOPS_MONTHS: readonly number[] = Array.from(
  { length: AUTHORITY_AGE_LIMITS_MONTHS.max - AUTHORITY_AGE_LIMITS_MONTHS.min + 1 },
  (_, at) => AUTHORITY_AGE_LIMITS_MONTHS.min + at,
)

/** A slider: its ends, and where its thumbs stop; the first and the last stop are its ends. */
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

/** The stops at which the thumbs of a range stand, by their place from 0: each the nearest to its number, the lower of two. Source: section 5, "Fleet ranges". */
export const stopsOfRange = (
  { stops }: RangeScale,
  { min, max }: NumberRange,
): readonly [from: number, to: number] => [nearest(stops, min), nearest(stops, max)]

/**
 * The range after its thumbs were moved to other stops. A thumb that stays where it is keeps its number, also one that
 * was typed between two stops.
 *
 * Refuses: a place that is no stop leaves its end as it was. Source: section 5, "Fleet ranges".
 */
export const rangeAtStops = (
  scale: RangeScale,
  range: NumberRange,
  [from, to]: readonly [number, number],
): NumberRange => {
  const [before, after] = stopsOfRange(scale, range)
  const min = from === before ? range.min : (scale.stops[from] ?? range.min)
  const max = to === after ? range.max : (scale.stops[to] ?? range.max)
  // Two typed numbers may share a stop: the end that was moved wins.
  return from === before ? { min: Math.min(min, max), max } : { min, max: Math.max(min, max) }
}

/**
 * The range after one of its ends was typed. It wins: where it passes the other end, that one comes along.
 *
 * Empty: undefined is the slider's own end. A number is cut to whole, and to the slider. Source: section 5, "Fleet ranges".
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
