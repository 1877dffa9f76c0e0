import { aDelivery, aLoad, aLoadStop } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { gateDayOfLoad, isInsideOneState, lastGateDay, laneOfLoad } from './gate-lane.ts'

const today = '2026-11-10'
const stops = (startsAt: string | null, endsAt: string | null) => [
  aDelivery(),
  aLoadStop({ window: { startsAt, endsAt } }),
]

describe('the lane and the day of a gate', () => {
  it('is inside one state only if every place is known to be', () => {
    const texas = { country: 'US', state: 'TX' }
    expect(isInsideOneState([texas, texas])).toBe(true)
    expect(isInsideOneState([texas, { country: 'MX', state: 'TX' }])).toBe(false)
    expect(isInsideOneState([texas, { country: 'US', state: null }])).toBe(false)
    expect(isInsideOneState([{ country: 'US', state: null }, texas])).toBe(false)
    expect(isInsideOneState([])).toBe(false)
  })

  it('of a load are its stops in their order', () => {
    expect(laneOfLoad(aLoad({ stops: [aDelivery(), aLoadStop()] }))).toEqual([
      { country: null, state: 'TX' },
      { country: null, state: 'CO' },
    ])
  })

  it.each([
    ['2026-11-21', '2026-11-20T14:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2026-11-20', '2026-11-20T14:00:00.000Z', null],
    [today, null, null],
    [today, '2026-11-01T14:00:00.000Z', null],
    [lastGateDay(today), '2028-11-01T14:00:00.000Z', null],
  ])('the day is %s for a pickup from %s to %s', (day, from, to) => {
    expect(gateDayOfLoad({ stops: stops(from, to) }, today)).toBe(day)
  })

  it('the day is today without a pickup', () => {
    expect(gateDayOfLoad({ stops: [aDelivery()] }, today)).toBe(today)
    expect(lastGateDay(today)).toBe('2027-11-11')
  })
})
