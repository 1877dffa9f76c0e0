import { aDelivery, aLoad, aLoadStop, aTracePoint, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Load } from '../load.ts'
import { isOpenLoad } from '../load-status.ts'
import { type StopEtas, stopEtas } from '../tracking/stop-eta.ts'
import { dayAxis } from './day-axis.ts'
import { DAY_ROWS_ON_PAPER, dayOnPaperText, dayRows } from './day-rows.ts'

const HOUR_MS = 3_600_000
const axis = dayAxis('2026-11-21', 'America/Chicago')
const now = Date.parse('2026-11-21T17:00:00.000Z')
const NONE: ReadonlyMap<Load['id'], StopEtas> = new Map()

const loadAt = (number: number, startsAt: string | null, endsAt: string | null, progress = {}): Load =>
  aLoad({
    id: id(number),
    stops: [
      aLoadStop({
        id: id(number * 10),
        window: { startsAt, endsAt },
        progress: { arrivedAt: null, doneAt: null, ...progress },
      }),
    ],
  })
const late = loadAt(1, '2026-11-21T13:00:00.000Z', '2026-11-21T15:00:00.000Z')
const veryLate = loadAt(2, '2026-11-20T13:00:00.000Z', '2026-11-20T15:00:00.000Z')
const soon = loadAt(3, '2026-11-21T18:00:00.000Z', '2026-11-21T20:00:00.000Z')
const sooner = loadAt(4, '2026-11-21T17:30:00.000Z', '2026-11-21T20:00:00.000Z')
const tomorrow = loadAt(5, '2026-11-22T18:00:00.000Z', '2026-11-22T20:00:00.000Z')
const rowsOf = (loads: readonly Load[], etas = NONE) =>
  dayRows(loads, { axis, now, etas }).map(({ load, lateMs, isLate }) => [load.id, lateMs / HOUR_MS, isLate])

it('the rows of a day begin with the latest load, then follow the next stops, and leave other days out', () => {
  expect(rowsOf([soon, tomorrow, late, sooner, veryLate])).toEqual([
    [2, 26, true],
    [1, 2, true],
    [4, 0, false],
    [3, 0, false],
  ])
})

it('a load that arrived late is late on its day, one that arrived in time is not, however long it waits', () => {
  const [start, end] = ['2026-11-21T13:00:00.000Z', '2026-11-21T15:00:00.000Z']
  expect(rowsOf([loadAt(1, start, end, { arrivedAt: '2026-11-21T16:00:00.000Z' })])).toEqual([[1, 1, true]])
  expect(rowsOf([loadAt(1, start, end, { arrivedAt: '2026-11-21T14:00:00.000Z' })])).toEqual([[1, 0, false]])
})

it('a load that will be late by its estimate comes before those in time on the rows of a day', () => {
  const load = aLoad({
    id: id(9),
    stops: [
      aDelivery({
        window: { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T19:00:00.000Z' },
        progress: { arrivedAt: null, doneAt: null },
      }),
    ],
  })
  const etas = stopEtas(load, [aTracePoint({ seenAt: '2026-11-21T16:50:00.000Z' })], now)
  const [[first, hours, isLate] = []] = rowsOf([soon, load], new Map([[load.id, etas]]))
  expect([first, isLate]).toEqual([9, false])
  expect(hours).toBeGreaterThan(1)
  const unknown = new Map([[load.id, { kind: 'unknown', reason: '' } as const]])
  expect(rowsOf([load], unknown)).toEqual([[9, 0, false]])
})

it('loads of a day without a window, or with every stop done, come last by id, if any of their windows is on the day', () => {
  const done = { arrivedAt: '2026-11-21T13:10:00.000Z', doneAt: '2026-11-21T13:50:00.000Z' }
  const over = (number: number) =>
    loadAt(number, '2026-11-21T13:00:00.000Z', '2026-11-21T15:00:00.000Z', done)
  expect(rowsOf([over(8), over(7), loadAt(6, null, null), soon])).toEqual([
    [3, 0, false],
    [7, 0, false],
    [8, 0, false],
  ])
  expect(rowsOf([aLoad({ id: id(6), status: 'delivered' })])).toEqual([])
})

it('the rows of a day are open loads, each once, whatever order and how often they came', () => {
  holds([fc.array(arbitrary.loads), arbitrary.loadNows], (loads, at) => {
    const rows = dayRows(loads, { axis, now: at, etas: NONE })
    expect(rows.every(({ load }) => isOpenLoad(load))).toBe(true)
    expect(new Set(rows.map(({ load }) => load.id)).size).toBe(rows.length)
    const lateness = rows.map(({ lateMs }) => lateMs)
    expect(lateness).toEqual(lateness.toSorted((one, other) => other - one))
  })
})

it('a printed day says how many loads it leaves out, and nothing when all of them fit', () => {
  expect(dayOnPaperText(DAY_ROWS_ON_PAPER)).toBe('')
  expect(dayOnPaperText(222)).toBe('Only 40 of 222 loads, latest first: choose a team to print its own.')
})
