export * from './company-report.ts'
export * from './report-run.ts'
export * from './run-report.ts'
