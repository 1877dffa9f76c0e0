import type { TaxFormReceipt, TaxFormSubmission } from '@fairhaul/core'
import type { Answer } from '../transport/answer.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { id } from './values.ts'

const PARTIAL_CONTENT = 206

const submission: Reader<TaxFormSubmission> = record({
  id: id<'tax-form-submission'>,
  tax_form_id: id<'tax-form'>,
  onboarding_packet_id: id<'onboarding-packet'>,
  file: storedFile,
})

/** How a tax form was received: 206 is the marker, whatever its body says. Source: section 8, "Redlined upload". */
export const taxFormReceipt = ({ status, body }: Answer): TaxFormReceipt =>
  status === PARTIAL_CONTENT
    ? { kind: 'received-in-part' }
    : { kind: 'received', submission: submission(body) }
