import { ALERT_CATEGORIES, type ContactAnswer, type ContactCarrier, type ContactReport } from '@fairhaul/core'
import { carrierSummaryFields, isConnectedAsKnown } from './carrier.ts'
import { list, listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, names, nullable, oneOf, text } from './values.ts'

const RELATIONS = ['own', 'dispatcher'] as const

const hasKnownRelation = names('relation', RELATIONS)

const contactCarrier: Reader<ContactCarrier> = record({
  ...carrierSummaryFields,
  relation: oneOf(RELATIONS),
  phone: nullable(text),
})

const contactReport: Reader<ContactReport> = record({
  id: id<'identity-alert'>,
  is_type: ['category', oneOf(ALERT_CATEGORIES)],
  message: text,
  file_date: ['filedOn', calendarDate],
  company_id: id<'company'>,
})

/** What is known of an e-mail or a phone. Source: section 7, "Carriers". */
export const contactAnswer: Reader<ContactAnswer> = record({
  carriers: listOfKnown(row => hasKnownRelation(row) && isConnectedAsKnown(row), contactCarrier),
  fraud_reports_count: nullable(count),
  // One of a category that this portal does not know counts, and is not shown.
  fraud_reports: listOfKnown(names('is_type', ALERT_CATEGORIES), contactReport),
  lookalikes: list(text),
})
