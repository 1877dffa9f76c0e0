import { describe, expect, it } from 'vitest'
import { zonedMoment } from './zoned-moment.ts'

describe('zonedMoment', () => {
  it.each([
    ['America/Chicago', '2026-11-21', 480, '2026-11-21T14:00:00.000Z'],
    ['America/Chicago', '2026-07-01', 480, '2026-07-01T14:00:00.000Z'],
    ['America/Phoenix', '2026-07-01', 480, '2026-07-01T15:00:00.000Z'],
    ['America/New_York', '2026-11-01', 480, '2026-11-01T13:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08', 1_200, '2026-03-09T04:00:00.000Z'],
    ['UTC', '2026-11-21', 0, '2026-11-21T00:00:00.000Z'],
  ])('in %s on %s, %i minutes after midnight in winter time is %s', (zone, day, minute, instant) => {
    expect(zonedMoment(day, minute, zone)).toBe(instant)
  })
})
