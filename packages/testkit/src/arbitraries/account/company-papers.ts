import type {
  CompanyChangeOrder,
  CompanyReport,
  FieldChange,
  ReportRun,
  ReportRunEvent,
} from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

const file = fc.constant({ name: 'carriers.csv', url: '/monitor/company_reports/9/file' })
const reason = maybe(fc.constantFrom('the file was too large', ''))
const facts = maybe(fc.constantFrom('Tern LLC', 'Tern Freight LLC', '+13125550142', ''))

/** Changes of one field, those that change nothing included. */
export const fieldChanges: fc.Arbitrary<FieldChange> = fc.record({
  field: fc.oneof(fc.constantFrom('legalName', 'phone', 'taxFormId', 'tax_form_id', ''), fc.string()),
  before: facts,
  after: facts,
})

/** Change orders, open and decided. */
export const companyChangeOrders: fc.Arbitrary<CompanyChangeOrder> = fc.record({
  id: ids<'company-change-order'>(),
  state: fc.constantFrom('pending', 'approved', 'rejected'),
  changes: fc.array(fieldChanges, { maxLength: 4 }),
  requestedBy: maybe(fc.constant('Noor Haddad')),
  requestedAt: instants,
  decidedBy: maybe(fc.constant('Dana Reyes')),
  decidedAt: maybe(instants),
})

/** Runs of reports, wherever they stand. */
export const reportRuns: fc.Arbitrary<ReportRun> = fc.oneof(
  fc.constant({ kind: 'never-run' as const }),
  fc.record({ kind: fc.constant('queued' as const), requestedAt: instants }),
  fc.record({
    kind: fc.constant('running' as const),
    startedAt: instants,
    progressPercent: maybe(fc.integer({ min: 0, max: 100 })),
  }),
  fc.record({ kind: fc.constant('cancelled' as const), endedAt: instants }),
  fc.record({ kind: fc.constant('failed' as const), endedAt: instants, reason }),
  fc.record({ kind: fc.constant('done' as const), endedAt: instants, file }),
)

/** What may be heard of a run, nonsense progress included. */
export const reportRunNews: fc.Arbitrary<ReportRunEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('started', 'cancelled'), at: instants }),
  fc.record({
    kind: fc.constant('progressed' as const),
    percent: fc.double({ min: -50, max: 200, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('failed' as const), at: instants, reason }),
  fc.record({ kind: fc.constant('finished' as const), at: instants, file }),
)

/** Reports of a company. */
export const companyReports: fc.Arbitrary<CompanyReport> = fc.record({
  id: ids<'company-report'>(),
  name: fc.constantFrom('Carriers by status', 'Overrides that expire'),
  run: reportRuns,
})
