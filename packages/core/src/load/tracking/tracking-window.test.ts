import { aDelivery, aLoadStop, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { trackingPhase, trackingWindow } from './tracking-window.ts'

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`
const stop = (startsAt: string | null, endsAt: string | null) => aLoadStop({ window: { startsAt, endsAt } })

describe('the window in which a load is tracked', () => {
  it.each([
    [
      'the first start to the last end, in any order',
      [stop(at(12), at(20)), stop(at(8), at(9)), stop(at(10), at(11))],
      at(8),
      at(20),
    ],
    ['open on a side that no stop has', [stop(null, at(9)), stop(null, null)], null, at(9)],
    ['what can be read', [stop('soon', 'later'), stop(at(8), at(9))], at(8), at(9)],
    [
      'one instant said in two zones by the one that is earlier',
      [stop('2026-11-21T08:30:00.000+01:00', null), stop(at(8), null)],
      '2026-11-21T08:30:00.000+01:00',
      null,
    ],
    ['nothing without stops', [], null, null],
  ])('the tracking window of a load is %s', (_, stops, startsAt, endsAt) => {
    expect(trackingWindow({ stops })).toEqual({ startsAt, endsAt })
  })

  it.each([
    ['2026-11-21T13:59:59.999Z', 'not_started'],
    ['2026-11-21T14:00:00.000Z', 'active'],
    ['2026-11-22T18:00:00.000Z', 'active'],
    ['2026-11-22T18:00:00.001Z', 'ended'],
  ])('the tracking phase at %s is %s', (now, phase) => {
    const stops = [aDelivery(), aLoadStop({ id: id(31) })]
    expect(trackingPhase({ stops }, Date.parse(now))).toBe(phase)
  })

  it('the tracking phase is null if the window is not on record', () => {
    expect(trackingPhase({ stops: [stop(null, null)] }, 0)).toBeNull()
  })
})
