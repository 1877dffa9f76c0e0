import { randomFrom } from '@fairhaul/monitor/worlds/random.ts'
import { type Day, daysFrom, plusDays } from './days.ts'

/** Draws values for a life, the same for a seed on every machine. */
export interface Draw {
  /** From one to the other, both included; the first where the other is smaller. */
  whole(from: number, to: number): number
  chance(percent: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
  day(from: Day, to: Day): Day
}

/** The draws of a seed. */
export const drawsOf = (seed: number): Draw => {
  const random = randomFrom(`life/${seed}`)
  const whole = (from: number, to: number) => (to <= from ? from : random.whole(from, to))
  return {
    whole,
    chance: percent => random.chance(percent / 100),
    pick: random.pick,
    weighted: random.weigh,
    day: (from, to) => plusDays(from, whole(0, daysFrom(from, to))),
  }
}
