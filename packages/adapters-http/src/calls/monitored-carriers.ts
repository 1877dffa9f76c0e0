import type { AssessmentBucket, CarrierQuery, MonitoredCarriers, UploadedFile } from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { carrierFilters } from '../wire/carrier-filters.ts'
import { carrierListReceipt } from '../wire/carrier-list-receipt.ts'
import { monitoredCarriers } from '../wire/monitored-carrier.ts'
import { paged } from '../wire/paging.ts'

interface MonitoredParams {
  readonly bucket: AssessmentBucket
  readonly query?: CarrierQuery
  readonly page?: number
}

/** Source: section 7, "Connections and onboarding". */
export const monitoredCarrierCalls = {
  list: call({
    route: 'GET subscriptions/for_broker_portal',
    query: (params: MonitoredParams) => ({
      q: {
        rules_assessment_eq: params.bucket,
        ...(params.query === undefined ? {} : carrierFilters(params.query)),
      },
      ...paged(params),
    }),
    fields: { 'q.rules_assessment_eq': 'bucket', page: 'page' },
    read: pageOf(monitoredCarriers),
  }),
  upload: call({
    route: 'POST subscriptions/upload_file',
    body: (params: { readonly file: UploadedFile }) => multipart({}, 'file', params.file),
    fields: { file: 'file' },
    once: true,
    read: one(carrierListReceipt),
  }),
}

export const httpMonitoredCarriers = (http: Http): MonitoredCarriers => bindCalls(http, monitoredCarrierCalls)
