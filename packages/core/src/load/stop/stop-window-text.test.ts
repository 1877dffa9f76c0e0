import { describe, expect, it } from 'vitest'
import { exactTime } from '../../shared/times.ts'
import { stopWindowText } from './stop-window-text.ts'

const EIGHT = '2026-11-21T14:00:00.000Z'
const TEN = '2026-11-21T16:00:00.000Z'
const MIDNIGHT = '2026-11-22T06:00:00.000Z'
const Chicago = 'America/Chicago'

describe('when a stop expects its truck', () => {
  it.each([
    [EIGHT, TEN, Chicago, '21 Nov 2026, 08:00 to 10:00 CST'],
    [EIGHT, TEN, 'America/Denver', '21 Nov 2026, 07:00 to 09:00 MST'],
    [TEN, MIDNIGHT, Chicago, '21 Nov 2026, 10:00 to 22 Nov 2026, 00:00 CST'],
    ['2026-11-01T06:30:00.000Z', '2026-11-01T08:30:00.000Z', Chicago, '1 Nov 2026, 01:30 CDT to 02:30 CST'],
    [EIGHT, null, Chicago, 'from 21 Nov 2026, 08:00 CST'],
    [null, TEN, Chicago, 'until 21 Nov 2026, 10:00 CST'],
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
