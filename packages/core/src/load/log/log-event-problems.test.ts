import { aLoad, aLoadLog, aLogEvent, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { LoadLog } from './load-log.ts'
import type { LogEvent } from './log-event-problems.ts'
import { logEventProblems } from './log-event-problems.ts'

const now = Date.parse('2026-11-22T20:00:00.000Z')
const AT_ELEVEN = '2026-11-21T11:00:00.000Z'
const AT_TWELVE = '2026-11-21T12:00:00.000Z'
const AT_ONE = '2026-11-21T13:00:00.000Z'
const BEFORE = 'An earlier step at this stop is logged after this time.'
const AFTER = 'A later step at this stop is logged before this time.'

const problems = (event: Partial<LogEvent>, logs: readonly LoadLog[] = []) =>
  logEventProblems(aLogEvent(event), { load: aLoad(), logs, now })
const log = (kind: string, occurredAt: string, stopId = id<'load-stop'>(31)) =>
  aLoadLog({ kind, occurredAt, stopId })

describe('logging an event', () => {
  it.each(['arrival', 'pickup', 'departure'] as const)(
    'the first %s logged at a pickup has no problem',
    kind => {
      expect(problems({ kind })).toEqual([])
    },
  )

  it.each([
    ['2026-11-22T20:00:00.000Z', []],
    [
      '2026-11-22T20:00:00.001Z',
      [{ field: 'occurredAt', message: 'This is in the future. Log it after it happens.' }],
    ],
    ['', [{ field: 'occurredAt', message: 'Enter when it happened.' }]],
    ['yesterday', [{ field: 'occurredAt', message: 'Enter when it happened.' }]],
  ])('an event logged at "%s" has the problems %j', (occurredAt, expected) => {
    expect(problems({ occurredAt })).toEqual(expected)
  })

  it('an event must be logged at a stop of the load', () => {
    expect(problems({ stopId: id(99) })).toEqual([
      { field: 'stopId', message: 'Choose a stop of this load.' },
    ])
  })

  it.each([
    [
      'delivery',
      31,
      [{ field: 'kind', message: 'A delivery is logged at a delivery stop. This is a pickup stop.' }],
    ],
    [
      'pickup',
      32,
      [{ field: 'kind', message: 'A pickup is logged at a pickup stop. This is a delivery stop.' }],
    ],
    ['pickup', 31, []],
    ['delivery', 32, []],
    ['arrival', 32, []],
    ['departure', 32, []],
  ] as const)('logging a %s at stop %i has the problems %j', (kind, stop, expected) => {
    expect(problems({ kind, stopId: id(stop) })).toEqual(expected)
  })

  it.each([
    ['departure', AT_ELEVEN, 'arrival', AT_TWELVE, BEFORE],
    ['departure', AT_ELEVEN, 'pickup', AT_TWELVE, BEFORE],
    ['pickup', AT_ELEVEN, 'arrival', AT_TWELVE, BEFORE],
    ['departure', AT_TWELVE, 'arrival', AT_TWELVE, null],
    ['departure', AT_ONE, 'pickup', AT_TWELVE, null],
    ['arrival', AT_ONE, 'departure', AT_TWELVE, AFTER],
    ['arrival', AT_ONE, 'pickup', AT_TWELVE, AFTER],
    ['pickup', AT_ONE, 'departure', AT_TWELVE, AFTER],
    ['pickup', AT_TWELVE, 'departure', AT_TWELVE, null],
    ['arrival', AT_ELEVEN, 'pickup', AT_TWELVE, null],
    ['arrival', AT_ELEVEN, 'arrival', AT_TWELVE, null],
    ['arrival', AT_ONE, 'arrival', AT_TWELVE, null],
    ['departure', AT_ELEVEN, 'check_call', AT_TWELVE, null],
    ['arrival', AT_ONE, 'check_call', AT_TWELVE, null],
    ['departure', AT_ELEVEN, 'arrival', 'soon', null],
    ['arrival', AT_ONE, 'departure', 'soon', null],
  ] as const)('logging a %s at %s next to the %s of %s: %s', (kind, occurredAt, other, at, message) => {
    const expected = message === null ? [] : [{ field: 'occurredAt', message }]
    expect(problems({ kind, occurredAt }, [log(other, at)])).toEqual(expected)
  })

  it('a delivery event must also come between arrival and departure', () => {
    const event = { kind: 'delivery', stopId: id<'load-stop'>(32), occurredAt: AT_TWELVE } as const
    expect(problems(event, [log('arrival', AT_ONE, id(32))])).toEqual([
      { field: 'occurredAt', message: BEFORE },
    ])
    expect(problems(event, [log('departure', AT_ELEVEN, id(32))])).toEqual([
      { field: 'occurredAt', message: AFTER },
    ])
    expect(problems({ ...event, kind: 'departure' }, [log('delivery', AT_ONE, id(32))])).toEqual([
      { field: 'occurredAt', message: BEFORE },
    ])
  })

  it('an event is compared with the relevant logs only', () => {
    const logs = [log('check_call', AT_ELEVEN), log('arrival', AT_TWELVE), log('arrival', AT_ONE, id(32))]
    expect(problems({ kind: 'departure', occurredAt: AT_ELEVEN }, logs)).toEqual([
      { field: 'occurredAt', message: BEFORE },
    ])
  })

  it('an event is not compared with logs of other stops', () => {
    expect(
      problems({ kind: 'departure', occurredAt: AT_ELEVEN }, [log('arrival', AT_TWELVE, id(32))]),
    ).toEqual([])
  })

  it('an event is compared with the first earlier and the last later log', () => {
    const twice = [log('arrival', AT_ELEVEN), log('arrival', AT_ONE)]
    expect(problems({ kind: 'departure', occurredAt: AT_TWELVE }, twice)).toEqual([])
    const left = [log('departure', AT_ELEVEN), log('departure', AT_ONE)]
    expect(problems({ kind: 'arrival', occurredAt: AT_TWELVE }, left)).toEqual([])
  })

  it('an event is compared with each kind of earlier and later log, not only with the first and the last', () => {
    const worked = [log('arrival', AT_ELEVEN), log('pickup', AT_ONE)]
    expect(problems({ kind: 'departure', occurredAt: AT_TWELVE }, worked)).toEqual([
      { field: 'occurredAt', message: BEFORE },
    ])
    const done = [log('pickup', AT_ELEVEN), log('departure', AT_ONE)]
    expect(problems({ kind: 'arrival', occurredAt: AT_TWELVE }, done)).toEqual([
      { field: 'occurredAt', message: AFTER },
    ])
  })

  it('an event is refused with all its problems at once, the stop first', () => {
    expect(problems({ kind: 'delivery', occurredAt: '' }).map(({ field }) => field)).toEqual([
      'kind',
      'occurredAt',
    ])
  })
})
