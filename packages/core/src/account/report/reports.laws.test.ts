import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportRun } from './company-report.ts'
import { isUnderWay, reportRunAfter } from './report-run.ts'
import { runReport } from './run-report.ts'

const { companyReports, instants, reportRunEvent, reportRuns } = arbitrary
const percentOf = (run: ReportRun) => (run.kind === 'running' ? (run.progressPercent ?? 0) : 0)

describe('laws of report runs', () => {
  it('progress never decreases and stays between 0 and 100', () => {
    holds([reportRuns.filter(isUnderWay), fc.array(reportRunEvent, { maxLength: 8 })], (run, received) => {
      let before = run
      for (const event of received) {
        const after = reportRunAfter(before, event)
        if (after.kind !== 'running') return
        expect(percentOf(after)).toBeGreaterThanOrEqual(percentOf(before))
        expect(percentOf(after)).toBeLessThanOrEqual(100)
        before = after
      }
    })
  })

  it('a finished run stays finished, whatever events follow', () => {
    holds([reportRuns, fc.array(reportRunEvent, { maxLength: 5 })], (run, received) => {
      if (isUnderWay(run)) return
      expect(received.reduce(reportRunAfter, run)).toBe(run)
    })
  })

  it('a report can be run exactly while no run is active, and then one is', () => {
    holds([companyReports, instants], (report, at) => {
      const started = runReport(report, at)
      expect(started.ok).toBe(!isUnderWay(report.run))
      if (started.ok) expect(runReport(started.value, at).ok).toBe(false)
    })
  })
})
