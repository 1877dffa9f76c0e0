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
