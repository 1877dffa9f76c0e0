import type { Kysely } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { wireFile } from '../../platform/uploads/stored-file.ts'
import type { Report } from './report.ts'
import { REPORT_JOB } from './report-job.ts'
import { REPORTS, reportId } from './reports.ts'

/** A report with the status of its last run, as it goes over the wire. */
export const wireReport = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(['never_run', 'queued', 'running', 'done', 'failed', 'cancelled']),
  /** The progress of a running report in whole percent. */
  progress: z.number().nullable(),
  asked_at: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  reason: z.string().nullable(),
  file: wireFile.nullable(),
})
export type WireReport = z.input<typeof wireReport>

/** The last run of each of some reports, in one statement. */
const lastRuns = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('uploaded_files', 'uploaded_files.id', 'jobs.uploaded_file_id')
    .distinctOn('jobs.subject_id')
    .select(['jobs.subject_id', 'jobs.state', 'jobs.progress', 'jobs.asked_at', 'jobs.started_at'])
    .select(['jobs.ended_at', 'jobs.reason', 'uploaded_files.name as file_name'])
    .where('jobs.kind', '=', REPORT_JOB)
    .where('jobs.subject_id', '=', anyOf(ids))
    .orderBy('jobs.subject_id')
    .orderBy('jobs.id', 'desc')
    .execute()
  return new Map(rows.map(row => [row.subject_id, row]))
}

type Run = NonNullable<ReturnType<Awaited<ReturnType<typeof lastRuns>>['get']>>

const NEVER_RUN = {
  status: 'never_run',
  progress: null,
  asked_at: null,
  started_at: null,
  ended_at: null,
  reason: null,
  file: null,
} as const

/** Choice: a run whose file was deleted counts as failed. */
const isWithoutFile = (run: Run) => run.state === 'done' && run.file_name === null

const wireRun = (id: number, run: Run) => ({
  status: isWithoutFile(run) ? ('failed' as const) : run.state,
  progress: run.state === 'running' ? run.progress : null,
  asked_at: run.asked_at.toISOString(),
  started_at: run.started_at?.toISOString() ?? null,
  ended_at: run.ended_at?.toISOString() ?? null,
  reason: isWithoutFile(run) ? 'The file is no longer available.' : run.reason,
  file: run.file_name === null ? null : { name: run.file_name, url: `/monitor/company_reports/${id}/file` },
})

/** Reports of a company as they go over the wire, in the order given. */
export async function wireReportsOf(
  db: Kysely<Schema>,
  companyId: number,
  reports: readonly Report[] = REPORTS,
): Promise<WireReport[]> {
  const ids = reports.map(report => reportId(companyId, report))
  if (ids.length === 0) return []
  const runs = await lastRuns(db, ids)
  return reports.map(report => {
    const id = reportId(companyId, report)
    const run = runs.get(id)
    return { id, name: report.name, ...(run === undefined ? NEVER_RUN : wireRun(id, run)) }
  })
}
