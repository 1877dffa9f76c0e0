import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { placeOf, timeAxis } from './time-axis.ts'

it('everything on an axis is between its ends, and later days are further on', () => {
  holds(
    [arbitrary.calendarDates, arbitrary.calendarDates, arbitrary.calendarDates, arbitrary.calendarDates],
    (from, to, day, other) => {
      const axis = timeAxis(from, to, day)
      const [earlier, later] = day <= other ? [day, other] : [other, day]
      expect(placeOf(earlier, axis)).toBeLessThanOrEqual(placeOf(later, axis))
      for (const { at } of axis.ticks) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThanOrEqual(1)
      }
      expect(axis.ticks.length).toBeLessThanOrEqual(5)
    },
  )
})
