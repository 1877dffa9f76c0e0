import {
  CERTIFICATE_LINES,
  type CertificateLine,
  type CertificatePolicy,
  type InsuranceCertificate,
} from '@fairhaul/core'
import { coverage } from './coverage.ts'
import { list } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { calendarDate, count, id, nullable, text } from './values.ts'

/** The wire name of a line of cover. */
export const lineName = (line: CertificateLine): string => line.replaceAll('-', '_')

const certificateLine: Reader<CertificateLine> = value => {
  const read = coverage(value)
  const line = CERTIFICATE_LINES.find(each => each === read)
  if (line === undefined) throw new Unreadable('no word that is known here')
  return line
}

const policy: Reader<CertificatePolicy> = record({
  coverage: ['line', certificateLine],
  amount: ['limitUsd', count],
  policy_number: text,
  effective_on: calendarDate,
  expires_on: calendarDate,
  insurer: nullable(text),
  naic: nullable(text),
})

/** A confirmed certificate. Source: section 3, "Certificates of insurance". */
export const insuranceCertificate: Reader<InsuranceCertificate> = record({
  id: id<'insurance-certificate'>,
  carrier_id: id<'carrier'>,
  insured_name: text,
  insured_address: nullable(text),
  dated_on: calendarDate,
  producer: nullable(text),
  contact: nullable(text),
  phone: nullable(text),
  email: nullable(text),
  vins: list(text),
  exclusions: nullable(text),
  holder: nullable(text),
  policies: list(policy),
  file: storedFile,
  confirmed_on: calendarDate,
  confirmed_by: nullable(text),
  withdrawn_on: nullable(calendarDate),
  withdrawn_by: nullable(text),
  withdrawn_reason: nullable(text),
  unconfirmed: nullable(text),
  unconfirmed_on: nullable(calendarDate),
})
