import { describe, expect, it } from 'vitest'
import { exactTime } from '../../shared/times.ts'
import { stopWindowText } from './stop-window-text.ts'

const EIGHT = '2026-11-21T14:00:00.000Z'
const TEN = '2026-11-21T16:00:00.000Z'
const MIDNIGHT = '2026-11-22T06:00:00.000Z'
const Chicago = 'America/Chicago'

describe('when a stop expects its truck', () => {
  it.each([
    [EIGHT, TEN, Chicago, 'Nov 21, 2026, 8:00 AM to 10:00 AM CST'],
    [EIGHT, TEN, 'America/Denver', 'Nov 21, 2026, 7:00 AM to 9:00 AM MST'],
    [TEN, MIDNIGHT, Chicago, 'Nov 21, 2026, 10:00 AM to Nov 22, 2026, 12:00 AM CST'],
    [
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T08:30:00.000Z',
      Chicago,
      'Nov 1, 2026, 1:30 AM CDT to 2:30 AM CST',
    ],
    [EIGHT, null, Chicago, 'from Nov 21, 2026, 8:00 AM CST'],
    [null, TEN, Chicago, 'until Nov 21, 2026, 10:00 AM CST'],
    [null, null, Chicago, 'not on record'],
    ['soon', '', Chicago, 'not on record'],
  ])('the stop window from %s to %s in %s is %s', (startsAt, endsAt, timeZone, text) => {
    expect(stopWindowText({ window: { startsAt, endsAt }, timeZone })).toBe(text)
  })

  it.each([null, 'Mars/Olympus'])(
    'a stop window is shown in the viewer’s zone, unnamed, if its zone is %s',
    timeZone => {
      const window = { startsAt: EIGHT, endsAt: null }
      expect(stopWindowText({ window, timeZone })).toBe(`from ${exactTime(EIGHT)}`)
    },
  )
})
