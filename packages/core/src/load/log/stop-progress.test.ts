import { aLoadLog, aLoadStop, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasLogOf } from './load-log.ts'
import { stopProgress } from './stop-progress.ts'

const pickup = aLoadStop()
const log = (kind: string, hour: string, stopId = pickup.id) =>
  aLoadLog({ kind, stopId, occurredAt: hour === '' ? '' : `2026-11-21T${hour}:00:00.000Z` })

it.each([
  ['nothing is logged', [], null, null],
  ['it has arrived', [log('arrival', '14')], '14', null],
  ['it arrived twice', [log('arrival', '15'), log('arrival', '14')], '14', null],
  ['it was picked up', [log('pickup', '15')], null, '15'],
  ['it departed without a pickup on record', [log('departure', '16')], null, '16'],
  ['a delivery is logged at the pickup', [log('delivery', '15')], null, null],
  ['another stop is done', [log('pickup', '15', id(99))], null, null],
  ['the time is not valid', [log('pickup', '')], null, null],
] as const)('a pickup of which %s has that progress', (_, logs, arrived, done) => {
  const at = (hour: string | null) => (hour === null ? null : `2026-11-21T${hour}:00:00.000Z`)
  expect(stopProgress(pickup, logs)).toEqual({ arrivedAt: at(arrived), doneAt: at(done) })
})

it('a stop is done as soon as its work or its departure is logged, in any order of the logs', () => {
  holds([arbitrary.loadStops, fc.array(arbitrary.loadLogs)], (stop, some) => {
    const logs = some.map(each => ({ ...each, stopId: stop.id }))
    const { doneAt } = stopProgress(stop, logs)
    expect(doneAt !== null).toBe(hasLogOf(logs, stop.id, stop.kind) || hasLogOf(logs, stop.id, 'departure'))
    expect(Date.parse(doneAt ?? '')).toEqual(Date.parse(stopProgress(stop, logs.toReversed()).doneAt ?? ''))
  })
})
