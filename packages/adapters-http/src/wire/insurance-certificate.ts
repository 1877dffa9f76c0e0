import {
  CERTIFICATE_LINES,
  type CertificateLine,
  type CertificatePolicy,
  type InsuranceCertificate,
} from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { calendarDate, count, id, names, nullable, text } from './values.ts'

/** The wire name of a line of cover. */
export const lineName = (line: CertificateLine): string => line.replaceAll('-', '_')

const LINE_BY_NAME: ReadonlyMap<unknown, CertificateLine> = new Map(
  CERTIFICATE_LINES.map(line => [lineName(line), line]),
)

const certificateLine: Reader<CertificateLine> = value => {
  const line = LINE_BY_NAME.get(value)
  if (line === undefined) throw new Unreadable('no line of cover that is known here')
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

/** A confirmed certificate, without lines that this portal does not know. Source: section 3, "Certificates of insurance". */
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
  policies: listOfKnown(names('coverage', [...LINE_BY_NAME.keys()] as string[]), policy),
  file: storedFile,
  confirmed_on: calendarDate,
  confirmed_by: nullable(text),
  taken_back_on: nullable(calendarDate),
  taken_back_by: nullable(text),
  taken_back_reason: nullable(text),
  unconfirmed: nullable(text),
  unconfirmed_on: nullable(calendarDate),
})
