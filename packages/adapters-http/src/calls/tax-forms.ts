import type { TaxFormReceipt, TaxFormSubmission, TaxForms, TaxFormUpload } from '@fairhaul/core'
import type { Answer } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { storedFile } from '../wire/stored-file.ts'
import { id } from '../wire/values.ts'

const PARTIAL_CONTENT = 206

const submission: Reader<TaxFormSubmission> = record({
  id: id<'tax-form-submission'>,
  tax_form_id: id<'tax-form'>,
  onboarding_packet_id: id<'onboarding-packet'>,
  file: storedFile,
})

/** How a tax form was received: 206 is the marker, whatever its body says. Source: section 8, "Redlined upload". */
const taxFormReceipt = ({ status, body }: Answer): TaxFormReceipt =>
  status === PARTIAL_CONTENT
    ? { kind: 'received-in-part' }
    : { kind: 'received', submission: submission(body) }

/** Source: section 7, "Connections and onboarding"; section 8, "Redlined upload". */
export const taxFormCalls = {
  uploadRedlined: call({
    route: 'POST tax_form_submissions/upload_redlined_tax_contract',
    body: (params: TaxFormUpload) =>
      multipart(
        { tax_form_id: params.taxFormId, onboarding_packet_id: params.onboardingPacketId },
        'file',
        params.file,
      ),
    fields: {
      file: 'file',
      tax_form_id: 'taxFormId',
      onboarding_packet_id: 'onboardingPacketId',
    } satisfies Record<string, keyof TaxFormUpload>,
    upload: uploadByXhr,
    once: true,
    read: taxFormReceipt,
  }),
}

export const httpTaxForms = (http: Http): TaxForms => bindCalls(http, taxFormCalls)
