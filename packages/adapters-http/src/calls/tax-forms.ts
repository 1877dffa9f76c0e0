import type { TaxForms, TaxFormUpload } from '@fairhaul/core'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { taxFormReceipt } from '../wire/tax-form-receipt.ts'

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
    once: true,
    read: taxFormReceipt,
  }),
}

export const httpTaxForms = (http: Http): TaxForms => bindCalls(http, taxFormCalls)
