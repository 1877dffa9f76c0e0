import type { CompanyReport, CompanyReportId, CompanyReports, ReportRun } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { storedFile } from '../wire/stored-file.ts'
import { count, id, instant, names, nullable, oneOf, optional, text } from '../wire/values.ts'

const PERCENT_MAX = 100

const percent: Reader<number> = value => {
  const read = count(value)
  if (read > PERCENT_MAX) throw new Unreadable('no percentage')
  return read
}

const endedAt = ['endedAt', instant] as const

/** The run of a report, by its status. */
const RUNS = {
  never_run: () => ({ kind: 'never-run' }),
  queued: value => ({ kind: 'queued', ...record({ asked_at: ['requestedAt', instant] })(value) }),
  running: value => ({
    kind: 'running',
    ...record({ started_at: instant, progress: ['progressPercent', nullable(percent)] })(value),
  }),
  cancelled: value => ({
    kind: 'cancelled',
    ...record({ ended_at: endedAt, reason: optional(text) })(value),
  }),
  failed: value => ({ kind: 'failed', ...record({ ended_at: endedAt, reason: nullable(text) })(value) }),
  done: value => ({ kind: 'done', ...record({ ended_at: endedAt, file: storedFile })(value) }),
} satisfies Readonly<Record<string, Reader<ReportRun>>>

const TERMS = Object.keys(RUNS) as (keyof typeof RUNS)[]
const statusOf = record({ status: oneOf(TERMS) })
const named = record({ id: id<'company-report'>, name: text })

/** A report and the state of its last run. Source: section 3, "Change orders and reports". */
export const companyReport: Reader<CompanyReport> = value => {
  const run: Reader<ReportRun> = RUNS[statusOf(value).status]
  return { ...named(value), run: run(value) }
}

/** Reports, without those in a status that this portal does not know. */
export const companyReports = listOfKnown(names('status', TERMS), companyReport)

/** Source: section 7, "Company". */
export const companyReportCalls = {
  list: call({
    route: 'GET company_reports',
    query: (params: { readonly page?: number }) => paged(params),
    read: pageOf(companyReports),
  }),
  run: call({
    route: 'PATCH company_reports/:id/run_report',
    path: (params: { readonly id: CompanyReportId }) => ({ id: params.id }),
    handled: [401, 403, 404, 409, 422],
    once: true,
    read: one(companyReport),
  }),
}

export const httpCompanyReports = (http: Http): CompanyReports => bindCalls(http, companyReportCalls)
