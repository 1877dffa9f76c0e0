import type { CompanyReportId, CompanyReports } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { companyReport, companyReports } from '../wire/company-report.ts'
import { paged } from '../wire/paging.ts'

/** Source: section 7, "Company". */
export const companyReportCalls = {
  list: call({
    route: 'GET company_reports',
    query: (ask: { readonly page?: number }) => paged(ask),
    read: pageOf(companyReports),
  }),
  run: call({
    route: 'PATCH company_reports/:id/run_report',
    path: (ask: { readonly id: CompanyReportId }) => ({ id: ask.id }),
    handled: [401, 403, 404, 409, 422],
    once: true,
    read: one(companyReport),
  }),
}

export const httpCompanyReports = (http: Http): CompanyReports => bindCalls(http, companyReportCalls)
