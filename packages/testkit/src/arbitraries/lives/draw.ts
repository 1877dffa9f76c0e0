import fc from 'fast-check'
import { type Day, daysFrom, plusDays } from './days.ts'

/** Draws values for a life from a generator of fast-check, so that a seed repeats them. */
export interface Draw {
  /** From one to the other, both included; the first where the other is smaller. */
  whole(from: number, to: number): number
  chance(percent: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
  day(from: Day, to: Day): Day
}

/** Every number is as likely as any other. */
const anyOf = (from: number, to: number) => fc.noBias(fc.integer({ min: from, max: to }))

/** Draws of a generated value. */
export const drawsOf = (value: fc.GeneratorValue): Draw => {
  const whole = (from: number, to: number) => (to <= from ? from : value(anyOf, from, to))
  return {
    whole,
    chance: percent => whole(0, 99) < percent,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T {
      let left = whole(
        0,
        list.reduce((sum, [weight]) => sum + weight, -1),
      )
      for (const [weight, each] of list) {
        left -= weight
        if (left < 0) return each
      }
      throw new Error('The list is empty.')
    },
    day: (from, to) => plusDays(from, whole(0, daysFrom(from, to))),
  }
}
