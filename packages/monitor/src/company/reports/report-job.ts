import { EXPIRED } from '../../http/session/trial.ts'
import { today } from '../../kernel/clock.ts'
import { type JobContext, type JobKind, JobRefused } from '../jobs/job-kinds.ts'
import { CSV_START, csvRow } from './csv.ts'
import type { Report, ReportSetting } from './report.ts'
import { reportOf } from './reports.ts'

export const REPORT_JOB = 'company_report'

/** Rows read at a time, few enough not to delay requests. */
const ROWS_AT_ONCE = 500
/** Choice: no spreadsheet opens more rows. */
const ROWS_MAX = 200_000

const companyOf = ({ services: { db }, job }: Pick<JobContext, 'services' | 'job'>) =>
  db
    .selectFrom('companies')
    .select(['brand', 'status', 'can_export'])
    .where('id', '=', job.companyId)
    .executeTakeFirstOrThrow()

async function written(report: Report, setting: ReportSetting, { services: { db }, progress }: JobContext) {
  const total = await report.count(db, setting)
  const parts = [CSV_START, csvRow(report.columns)]
  let after = 0
  let made = 0
  for (;;) {
    await progress(total === 0 ? 0 : Math.min(99, (made / total) * 100))
    const rows = await report.rows(db, setting, after, ROWS_AT_ONCE)
    for (const { cells } of rows) parts.push(csvRow(cells))
    made += rows.length
    after = rows.at(-1)?.id ?? after
    if (made > ROWS_MAX) throw new JobRefused(`It has more than ${ROWS_MAX.toLocaleString('en-US')} rows.`)
    if (rows.length < ROWS_AT_ONCE) return parts.join('')
  }
}

/** Runs a company's report: its rows as a CSV file. */
export const companyReportJob: JobKind = {
  kind: REPORT_JOB,
  cancelled: async context => {
    const company = await companyOf(context)
    if (company.status === EXPIRED) return "Your company's subscription or trial has ended."
    return company.can_export ? null : 'Your plan no longer includes exports.'
  },
  run: async context => {
    const { job, services } = context
    const report = reportOf(job.companyId, job.subjectId)
    if (report === undefined) throw new JobRefused('This report is no longer available.')
    const { brand } = await companyOf(context)
    const setting = { companyId: job.companyId, brand, today: today(services.clock) }
    const text = await written(report, setting, context)
    return {
      name: `${report.fileName}-${setting.today}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode(text),
    }
  },
}
