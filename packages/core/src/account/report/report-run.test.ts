import { aCompanyReport, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { ReportRun } from './company-report.ts'
import {
  endedReports,
  isUnderWay,
  type ReportRunEvent,
  reportEndText,
  reportRunAfter,
  reportRunText,
} from './report-run.ts'

const at = '2026-11-21T12:00:00.000Z'
const file = { name: 'carriers.csv', url: '/files/9' }
const queued: ReportRun = { kind: 'queued', requestedAt: at }
const running = (progressPercent: number | null): ReportRun => ({
  kind: 'running',
  startedAt: at,
  progressPercent,
})
const ends: readonly [ReportRunEvent, ReportRun][] = [
  [
    { kind: 'cancelled', at },
    { kind: 'cancelled', endedAt: at, reason: null },
  ],
  [
    { kind: 'failed', at, reason: 'too large' },
    { kind: 'failed', endedAt: at, reason: 'too large' },
  ],
  [
    { kind: 'finished', at, file },
    { kind: 'done', endedAt: at, file },
  ],
]
const over: readonly ReportRun[] = [{ kind: 'never-run' }, ...ends.map(([, run]) => run)]

it('a queued run is running once it has started, without progress', () => {
  expect(reportRunAfter(queued, { kind: 'started', at })).toEqual(running(null))
})

it('a queued run has no progress', () => {
  expect(reportRunAfter(queued, { kind: 'progressed', percent: 10 })).toBe(queued)
})

it.each(ends)('a queued run ends by %j', (event, run) => {
  expect(reportRunAfter(queued, event)).toEqual(run)
})

it('a running run does not start again', () => {
  const run = running(40)
  expect(reportRunAfter(run, { kind: 'started', at: '2027-01-01T00:00:00.000Z' })).toBe(run)
})

it.each([
  [null, 0, 0],
  [null, 40, 40],
  [40, 41.9, 41],
  [40, 39, 40],
  [40, 100, 100],
  [40, 101, 100],
  [0, -5, 0],
  [null, -5, 0],
])('a run at %s that receives %s percent is at %s', (before, percent, after) => {
  expect(reportRunAfter(running(before), { kind: 'progressed', percent })).toEqual(running(after))
})

it.each(ends)('a running run ends by %j', (event, run) => {
  expect(reportRunAfter(running(40), event)).toEqual(run)
})

it.each(over)('a finished run ignores %j', run => {
  for (const event of [{ kind: 'started', at } as const, ...ends.map(([each]) => each)])
    expect(reportRunAfter(run, event)).toBe(run)
  expect(isUnderWay(run)).toBe(false)
})

it('queued and running runs are active', () => {
  expect([queued, running(null)].map(isUnderWay)).toEqual([true, true])
})

it.each([
  [{ kind: 'never-run' }, 'Never run'],
  [queued, 'Waiting to run'],
  [running(null), 'Running'],
  [running(0), 'Running, 0%'],
  [running(40), 'Running, 40%'],
  [{ kind: 'cancelled', endedAt: at, reason: null }, 'Canceled'],
  [{ kind: 'cancelled', endedAt: at, reason: 'no exports' }, 'Canceled: no exports'],
  [{ kind: 'failed', endedAt: at, reason: null }, 'Failed'],
  [{ kind: 'failed', endedAt: at, reason: 'too large' }, 'Failed: too large'],
  [{ kind: 'done', endedAt: at, file }, 'Done: carriers.csv'],
] as const)('the run %j is shown as %s', (run, text) => {
  expect(reportRunText(run)).toBe(text)
})

it('an unknown event or run throws', () => {
  expect(() => reportRunAfter(queued, { kind: 'lost' } as never)).toThrow('should not occur: {"kind":"lost"}')
  expect(() => reportRunText({ kind: 'lost' } as never)).toThrow('should not occur: {"kind":"lost"}')
})

it.each([
  [over[0], undefined],
  [queued, undefined],
  [running(40), undefined],
  [ends[0]?.[1], 'Report canceled: Users'],
  [ends[1]?.[1], 'Report failed: Users'],
  [ends[2]?.[1], 'Report ready: Users'],
])('the message on another screen about the end of a run %j: %j', (run, text) => {
  expect(reportEndText({ name: 'Users', run: run ?? queued })).toBe(text)
})

it('a report has ended if its run was under way when it was last seen', () => {
  const [one, two, three] = [id<'company-report'>(1), id<'company-report'>(2), id<'company-report'>(3)]
  const finished: ReportRun = { kind: 'done', endedAt: at, file }
  const seen = [
    aCompanyReport({ id: one, run: running(40) }),
    aCompanyReport({ id: two, run: finished }),
    aCompanyReport({ id: three, run: queued }),
  ]
  const now = [
    aCompanyReport({ id: one, run: finished }),
    aCompanyReport({ id: two, run: finished }),
    aCompanyReport({ id: three, run: running(1) }),
    aCompanyReport({ id: id(4), run: finished }),
  ]
  expect(endedReports(seen, now).map(each => each.id)).toEqual([one])
})
