import {
  type CompanyReport,
  type CompanyReportId,
  type CompanyReports,
  done,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  reportRunAfter,
  type ReportRunEvent,
  runReport,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextInstant } from '../shared/fake-world.ts'
import { companyRefusal } from './fake-company-billing.ts'

/** `CompanyReports`, and what its server does meanwhile. */
export interface FakeCompanyReports extends CompanyReports, FakeCalls<'list' | 'run'> {
  /** Something happens to the run of a report. */
  happen(id: CompanyReportId, event: ReportRunEvent): void
}

const started = (world: FakeWorld, id: CompanyReportId): Outcome<CompanyReport, Refusal> => {
  const not = companyRefusal(world, 'run-report')
  if (not !== null) return refused(not)
  const report = world.reports.find(each => each.id === id)
  if (report === undefined) return refused(refusal.notFound)
  const after = runReport(report, nextInstant(world))
  if (!after.ok) return refused(refusal.conflict(after.refusal.message))
  world.reports = world.reports.map(each => (each.id === id ? after.value : each))
  return done(after.value)
}

/** `CompanyReports` in memory: a run waits until a test says what happens to it. */
export const fakeCompanyReports = (world: FakeWorld = fakeWorld()): FakeCompanyReports => {
  const { control, answer } = userCalls<'list' | 'run'>(world)
  return {
    ...control,
    happen: (id, event) => {
      world.reports = world.reports.map(each =>
        each.id === id ? { ...each, run: reportRunAfter(each.run, event) } : each,
      )
    },
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const not = companyRefusal(world, 'see-reports')
        if (not !== null) return refused(not)
        const byName = world.reports.toSorted(
          (one, other) => one.name.localeCompare(other.name) || one.id - other.id,
        )
        return done(pageOf(byName, params.page ?? 1, PAGE_SIZE))
      }),
    run: params => answer('run', params, undefined, () => started(world, params.id)),
  }
}
