import { aLoadLog, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { hasLogOf, LOGGED_EVENTS, loadLogLabel, logsNewestFirst } from './load-log.ts'

describe('the logs of a load', () => {
  it.each([
    ['arrival', 'Arrival'],
    ['departure', 'Departure'],
    ['pickup', 'Pickup'],
    ['delivery', 'Delivery'],
    ['external_message', 'External message'],
    ['', 'Other'],
  ])('a load log of the kind %s is called %s', (kind, label) => {
    expect(loadLogLabel(kind)).toBe(label)
  })

  it('users can log four kinds of events', () => {
    expect(LOGGED_EVENTS).toEqual(['arrival', 'departure', 'pickup', 'delivery'])
  })

  it('load logs count at their own stop and for their own event', () => {
    const logs = [aLoadLog({ stopId: null }), aLoadLog()]
    expect(hasLogOf(logs, id(31), 'arrival')).toBe(true)
    expect(hasLogOf(logs, id(31), 'departure')).toBe(false)
    expect(hasLogOf(logs, id(32), 'arrival')).toBe(false)
    expect(hasLogOf([], id(31), 'arrival')).toBe(false)
  })

  it('load logs are sorted newest first, then by higher id, those without an instant last', () => {
    const older = aLoadLog({ id: id(3), occurredAt: '2026-11-21T14:00:00.000Z' })
    const newer = aLoadLog({ id: id(1), occurredAt: '2026-11-21T15:00:00.000Z' })
    const atOnce = aLoadLog({ id: id(2), occurredAt: '2026-11-21T16:00:00.000+01:00' })
    const never = aLoadLog({ id: id(9), occurredAt: 'soon' })
    const nor = aLoadLog({ id: id(8), occurredAt: '' })
    const order = [atOnce, newer, older, never, nor]
    expect(logsNewestFirst([nor, never, older, newer, atOnce])).toEqual(order)
    expect(logsNewestFirst([atOnce, newer, older, never, nor])).toEqual(order)
    expect(logsNewestFirst([newer, never, atOnce, nor, older])).toEqual(order)
  })
})
