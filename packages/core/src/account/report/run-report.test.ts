import { aCompanyReport } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { ReportRun } from './company-report.ts'
import { runReport } from './run-report.ts'

const at = '2026-11-21T12:00:00.000Z'

it.each<ReportRun>([
  { kind: 'never-run' },
  { kind: 'cancelled', endedAt: at, reason: null },
  { kind: 'failed', endedAt: at, reason: null },
  { kind: 'done', endedAt: at, file: { name: 'a.csv', url: '/a' } },
])('a report after %j can be run', run => {
  const report = aCompanyReport({ run })
  expect(runReport(report, at)).toEqual({
    ok: true,
    value: { ...report, run: { kind: 'queued', requestedAt: at } },
  })
})

it.each([
  [{ kind: 'queued', requestedAt: at }, 'queued', 'Carriers by status is already waiting to run.'],
  [
    { kind: 'running', startedAt: at, progressPercent: 5 },
    'running',
    'Carriers by status is already running.',
  ],
] as const)('a report with %j cannot be run again', (run, kind, message) => {
  expect(runReport(aCompanyReport({ run }), at)).toEqual({ ok: false, refusal: { kind, message } })
})
