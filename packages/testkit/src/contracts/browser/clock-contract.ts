import type { Clock } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A clock, and how a test lets time pass on it. */
export interface ClockSubject {
  readonly clock: Clock
  /** Answers once at least so many milliseconds have passed. */
  readonly pass: (ms: number) => Promise<void>
}

/** What every `Clock` does. */
export const clockContract = (make: Make<ClockSubject>): void => {
  describe('a clock', () => {
    it('goes forward, and tells the day that its time falls on', async () => {
      const { clock, pass } = await make()
      const before = clock.now()
      await pass(20)
      expect(clock.now()).toBeGreaterThan(before)
      expect(clock.today()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    })

    it('calls back once, and only after the time', async () => {
      const { clock, pass } = await make()
      let calls = 0
      clock.after(20, () => {
        calls += 1
      })
      expect(calls).toBe(0)
      await pass(40)
      expect(calls).toBe(1)
      await pass(40)
      expect(calls).toBe(1)
    })

    it('does not call back what was cancelled', async () => {
      const { clock, pass } = await make()
      let calls = 0
      clock.after(20, () => {
        calls += 1
      })()
      await pass(40)
      expect(calls).toBe(0)
    })
  })
}
