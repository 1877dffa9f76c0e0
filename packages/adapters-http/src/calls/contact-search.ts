import {
  ALERT_CATEGORIES,
  CONTACT_RELATIONS,
  type ContactAnswer,
  type ContactCarrier,
  type ContactReport,
  type ContactSearch,
  type DomainCarrier,
  type Lookalike,
} from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { carrierSummaryFields } from '../wire/carrier.ts'
import { isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { list, listOfKnown } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, names, nullable, oneOf, optional, text } from '../wire/values.ts'

const hasKnownRelation = names('relation', CONTACT_RELATIONS)

const contactCarrier: Reader<ContactCarrier> = record({
  ...carrierSummaryFields,
  relation: oneOf(CONTACT_RELATIONS),
  former_until: optional(calendarDate),
  phone: nullable(text),
})

const domainCarrier: Reader<DomainCarrier> = record({
  ...carrierSummaryFields,
  phone: nullable(text),
  address: text,
})

const domainCarriers = listOfKnown(isConnectedAsKnown, domainCarrier)

const contactReport: Reader<ContactReport> = record({
  id: id<'identity-alert'>,
  is_type: ['category', oneOf(ALERT_CATEGORIES)],
  message: text,
  file_date: ['filedOn', calendarDate],
  company_id: id<'company'>,
})

const lookalike: Reader<Lookalike> = record({
  email: text,
  carrier_id: id<'carrier'>,
  legal_name: text,
})

/** The search result for an e-mail or a phone. Source: section 7, "Carriers". */
const contactAnswer: Reader<ContactAnswer> = record({
  carriers: listOfKnown(row => hasKnownRelation(row) && isConnectedAsKnown(row), contactCarrier),
  fraud_reports_count: nullable(count),
  // A report of an unknown category counts but is not shown.
  fraud_reports: listOfKnown(names('is_type', ALERT_CATEGORIES), contactReport),
  lookalikes: list(lookalike),
  at_domain: value => (value === undefined ? [] : domainCarriers(value)),
})

/** Source: section 7, "Carriers"; section 5, "Fraud search". */
export const contactSearchCalls = {
  byEmail: call({
    route: 'POST carriers/email_search_associated_carriers',
    body: (params: { readonly email: string }) => ({ email: params.email }),
    fields: { email: 'email' },
    read: one(contactAnswer),
  }),
  byPhone: call({
    route: 'POST carriers/phone_search_associated_carriers',
    body: (params: { readonly phone: string }) => ({ phone_e164: params.phone }),
    fields: { phone_e164: 'phone' },
    read: one(contactAnswer),
  }),
}

export const httpContactSearch = (http: Http): ContactSearch => bindCalls(http, contactSearchCalls)
