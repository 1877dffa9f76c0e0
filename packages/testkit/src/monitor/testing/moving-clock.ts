import type { Clock } from '../clock.ts'

/** A clock that stands until it is moved. */
export class MovingClock implements Clock {
  #now: number

  constructor(start: Date) {
    this.#now = start.getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  move(seconds: number): void {
    this.#now += seconds * 1000
  }
}
