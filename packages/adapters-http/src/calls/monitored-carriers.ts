import {
  ASSESSMENT_BUCKETS,
  type AssessmentBucket,
  type BucketCounts,
  type CarrierListReceipt,
  type Identifier,
  type ListedCarrier,
  type MonitoredCarrier,
  type MonitoredCarriers,
  type OwnListing,
  type UploadedFile,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { carrierSummary, cautions } from '../wire/carrier.ts'
import { connection, holdsCarrierAsKnown, isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { ownCarrierFilters } from '../wire/carrier-order.ts'
import { suggestionFields } from '../wire/carrier-suggestion.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { rulesAssessment, verdictWord } from '../wire/rules-assessment.ts'
import { subscription } from '../wire/subscription.ts'
import { count, id, names, nullable, oneOf, optional, text, yesNo } from '../wire/values.ts'

const beside = record({
  rules_assessment: ['bucket', oneOf(ASSESSMENT_BUCKETS)],
  carrier: carrierSummary,
})

const monitoredCarrier: Reader<MonitoredCarrier> = value => ({
  subscription: subscription(value),
  ...beside(value),
})

const isInKnownBucket = names('rules_assessment', ASSESSMENT_BUCKETS)

/**
 * Rows of My Carriers: the fields of a subscription, with the carrier and its bucket. Left out are rows of a bucket, or of
 * a connection, that this portal does not know. Source: section 4, "Subscription".
 */
export const monitoredCarriers = listOfKnown(
  row => isInKnownBucket(row) && holdsCarrierAsKnown(row),
  monitoredCarrier,
)

const bucketCounts: Reader<BucketCounts> = record({
  pass: count,
  partial_pass: ['partial_pass', count],
  fail: count,
  incomplete: count,
})

const unmatched = list(record({ text }))

/** The result of an uploaded list. Source: section 4, "Subscription". */
const carrierListReceipt: Reader<CarrierListReceipt> = record({
  added_count: ['added', count],
  already_subscribed_count: ['alreadyMonitored', count],
  added_carrier_ids: ['addedIds', optional(list(id<'carrier'>))],
  not_found: ['notFound', value => unmatched(value).map(line => line.text)],
})

const listedCarrier: Reader<ListedCarrier> = record({
  ...suggestionFields,
  verdict: nullable(verdictWord),
  hidden_rules_count: ['hiddenRules', count],
  rules_assessment: ['rulesAssessment', nullable(rulesAssessment)],
  connection: optional(connection),
  cautions: optional(cautions),
  is_monitored: yesNo,
})

interface MonitoredParams extends OwnListing {
  readonly bucket: AssessmentBucket
}

/** Source: section 7, "Connections and onboarding". */
export const monitoredCarrierCalls = {
  list: call({
    route: 'GET subscriptions/for_broker_portal',
    query: (params: MonitoredParams) => ({
      q: { rules_assessment_eq: params.bucket, ...ownCarrierFilters(params) },
      ...paged(params),
    }),
    fields: { 'q.rules_assessment_eq': 'bucket', 'q.s': 'sort', page: 'page' },
    read: pageOf(monitoredCarriers),
  }),
  countBuckets: call({
    route: 'GET subscriptions/for_broker_portal/counts',
    query: (params: Pick<OwnListing, 'query'>) => ({ q: ownCarrierFilters(params) }),
    read: one(bucketCounts),
  }),
  match: call({
    route: 'POST subscriptions/match',
    body: ({
      identifiers,
      names = [],
    }: {
      readonly identifiers: readonly Identifier[]
      readonly names?: readonly string[]
    }) => ({
      identifiers: identifiers.map(({ type, value, region }) => ({ is_type: type, value, region })),
      ...(names.length > 0 && { names }),
    }),
    readsOnly: true,
    handled: [401, 403, 404, 422, 429],
    read: one(list(listOfKnown(isConnectedAsKnown, listedCarrier))),
  }),
  upload: call({
    route: 'POST subscriptions/upload_file',
    body: (params: { readonly file: UploadedFile }) => multipart({}, 'file', params.file),
    fields: { file: 'file' },
    upload: uploadByXhr,
    once: true,
    read: one(carrierListReceipt),
  }),
}

export const httpMonitoredCarriers = (http: Http): MonitoredCarriers => bindCalls(http, monitoredCarrierCalls)
