import {
  INSURANCE_ACTIVITY_LABELS,
  type InsuranceActivity,
  type InsuranceActivityKind,
  type InsuranceCertificateRequest,
} from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, names, nullable, oneOf, text } from './values.ts'

/** A request for a certificate. Source: section 3, "Insurance records". */
export const certificateRequest: Reader<InsuranceCertificateRequest> = record({
  id: id<'insurance-certificate-request'>,
  carrier_id: id<'carrier'>,
  status: text,
  created_at: instant,
})

const KINDS = Object.keys(INSURANCE_ACTIVITY_LABELS) as InsuranceActivityKind[]

const insuranceActivity: Reader<InsuranceActivity> = record({
  id: id<'insurance-activity'>,
  insurance_certificate_request_id: ['requestId', id<'insurance-certificate-request'>],
  is_type: ['kind', oneOf(KINDS)],
  note: nullable(text),
  created_at: instant,
})

/** The activities of a request, without kinds that this portal does not know. Source: section 3, "Insurance records". */
export const insuranceActivities = listOfKnown(names('is_type', KINDS), insuranceActivity)
