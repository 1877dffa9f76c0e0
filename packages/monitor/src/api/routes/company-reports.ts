import { z } from 'zod'
import { queueJob } from '../../company/jobs/claim-job.ts'
import { wireReport, wireReportsOf } from '../../company/reports/read-reports.ts'
import type { Report } from '../../company/reports/report.ts'
import { REPORT_JOB } from '../../company/reports/report-job.ts'
import { REPORTS, reportOf } from '../../company/reports/reports.ts'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { planGuard } from '../../http/guards/guards.ts'
import { cut, pagingFields, pagingHeaders } from '../../http/paging.ts'
import { conflict, forbidden, missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { storedFile } from '../../platform/uploads/stored-file.ts'

/**
 * Choice: the file is an export, so running a report and its file need exports in the plan; the list is open to all.
 */
const mayExport = [planGuard('can_export')]

/** A report of the caller's company. Refuses: 404; 403 for one with data that the portal hides from them. */
function requireReport(actor: Actor, id: number): Report {
  const report = reportOf(companyOf(actor), id)
  if (report === undefined) throw missing()
  const why = report.whyNot?.(actor) ?? null
  if (why !== null) throw forbidden(why)
  return report
}

async function handleOne({ db }: Services, actor: Actor, report: Report) {
  const [found] = await wireReportsOf(db, companyOf(actor), [report])
  if (found === undefined) throw missing()
  return { body: found }
}

const list = route({
  method: 'GET',
  path: 'company_reports',
  summary: 'Company reports by name, with their last runs',
  access: 'broker',
  query: z.strictObject(pagingFields),
  answer: z.array(wireReport),
  handle: async ({ services: { db }, actor, query }) => {
    const { limit, offset } = cut(query)
    return {
      body: await wireReportsOf(db, companyOf(actor), REPORTS.slice(offset, offset + limit)),
      headers: pagingHeaders(query, REPORTS.length),
    }
  },
})

const run = route({
  method: 'PATCH',
  path: 'company_reports/:id/run_report',
  summary: 'Starts a report and responds right away',
  access: 'broker',
  guards: mayExport,
  body: z.strictObject({}),
  answer: wireReport,
  handle: async ({ services, actor, params }) => {
    const report = requireReport(actor, params.id)
    const author = authorOf(actor, services.clock)
    await services.db.transaction().execute(async trx => {
      const requested = await queueJob(trx, {
        kind: REPORT_JOB,
        subject_id: params.id,
        company_id: author.companyId,
        user_id: author.userId,
        at: author.at,
      })
      if (requested === undefined) throw conflict(`${report.name} is already being made.`)
      await recordEntry(trx, author, {
        kind: 'report_run',
        subject: { type: 'report', id: params.id, label: report.name },
      })
    })
    return handleOne(services, actor, report)
  },
})

const file = route({
  method: 'GET',
  path: 'company_reports/:id/file',
  summary: 'The file of the last run, as a download',
  access: 'broker',
  guards: mayExport,
  handle: async ({ services, actor, params }) => {
    requireReport(actor, params.id)
    const last = await services.db
      .selectFrom('jobs')
      .select('uploaded_file_id')
      .where('kind', '=', REPORT_JOB)
      .where('subject_id', '=', params.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return { file: await storedFile(services, companyOf(actor), last?.uploaded_file_id) }
  },
})

export const routes: readonly Route[] = [list, run, file]
