import { countedNoun, formatNumber } from '../../shared/amounts.ts'

/** A range, ends included. An end at the slider's own limit narrows nothing: see `Limits`. */
export interface NumberRange {
  readonly min: number
  readonly max: number
}

/**
 * The limits of a range slider. A range that starts at `min` has no lower bound, one that ends at `max` has no upper.
 */
export type Limits = NumberRange

/** The bounded ends of a range. */
export interface NarrowRange {
  readonly min?: number
  readonly max?: number
}

/** Vehicles. 1000 and more is without an upper bound. Source: section 5, "Fleet ranges". */
export const COUNT_LIMITS: Limits = { min: 0, max: 1_000 }

/**
 * Whole months. 24 and more is without an upper bound.
 *
 * Source: section 5, "Authority age". Choice: a range, as brokers want old authorities as well as new ones; without a
 * lower bound by default, so that the whole slider also finds carriers whose age is not on record.
 */
export const AUTHORITY_AGE_LIMITS_MONTHS: Limits = { min: 1, max: 24 }

const within = (limits: Limits, value: number): number =>
  Math.min(Math.max(limits.min, Math.trunc(value)), limits.max)

/**
 * The range between two numbers in either order, rounded down to whole numbers within the slider.
 *
 * Refuses: anything but a number counts as the slider's own end.
 * Source: section 5, "Fleet ranges".
 */
export const rangeBetween = (limits: Limits, one: number, other: number): NumberRange => {
  const [first, second] = [
    Number.isNaN(one) ? limits.min : within(limits, one),
    Number.isNaN(other) ? limits.max : within(limits, other),
  ]
  return { min: Math.min(first, second), max: Math.max(first, second) }
}

/**
 * The bounded ends of a range. Empty: none, for the whole slider.
 * Source: section 5, "Fleet ranges"; section 5, "Authority age".
 */
export const narrowRange = (limits: Limits, { min, max }: NumberRange): NarrowRange => ({
  ...(min > limits.min && { min }),
  ...(max < limits.max && { max }),
})

/** Whether a range narrows at all. Source: section 5, "Fleet ranges". */
export const isNarrow = (limits: Limits, { min, max }: NumberRange): boolean =>
  min > limits.min || max < limits.max

/** Whether a number matches. Not on record (null) matches only if nothing narrows. */
export const isInRange = (range: NarrowRange, value: number | null): boolean => {
  if (range.min === undefined && range.max === undefined) return true
  return value !== null && value >= (range.min ?? value) && value <= (range.max ?? value)
}

const amountText = ({ min, max }: NarrowRange): string => {
  if (min !== undefined && max !== undefined)
    return min === max ? formatNumber(min) : `${formatNumber(min)} to ${formatNumber(max)}`
  if (min !== undefined) return `at least ${formatNumber(min)}`
  return max === undefined ? 'any number of' : `at most ${formatNumber(max)}`
}

/**
 * The text of a range with its unit: "5 to 40 vans", "at least 1 van", "at most 40 vans", "1 van".
 *
 * Empty: "any number of vans". The unit agrees with the last number. Source: section 5, "Fleet ranges".
 */
export const rangeText = (range: NarrowRange, unit: string): string =>
  `${amountText(range)} ${countedNoun(range.max ?? range.min ?? 0, unit)}`
