import { companyReportJob } from '../reports/report-job.ts'
import type { JobKind } from './job-kinds.ts'

/** Every kind of job that this monitor does. */
export const JOB_KINDS: readonly JobKind[] = [companyReportJob]
