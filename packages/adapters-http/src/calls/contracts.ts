import type { Contract, Contracts, ContractUpload } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { multipart } from '../transport/multipart.ts'
import { uploadByXhr } from '../transport/upload.ts'
import { carrierAgreement } from '../wire/carrier-agreement.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { storedFile } from '../wire/stored-file.ts'
import { id, nullable, text } from '../wire/values.ts'

/** A broker company's contract. Source: section 7, "Connections and onboarding". */
const contract: Reader<Contract> = record({
  id: id<'contract'>,
  company_id: id<'company'>,
  name: text,
  file: nullable(storedFile),
})

/** Source: section 7, "Connections and onboarding". */
export const contractCalls = {
  current: call({ route: 'GET contracts/current_contract', read: one(nullable(contract)) }),
  uploadRedlined: call({
    route: 'POST onboarding_packet_contracts/upload_redlined_contract',
    body: (params: ContractUpload) =>
      multipart(
        { contract_id: params.contractId, onboarding_packet_id: params.onboardingPacketId },
        'file',
        params.file,
      ),
    fields: {
      file: 'file',
      contract_id: 'contractId',
      onboarding_packet_id: 'onboardingPacketId',
    } satisfies Record<string, keyof ContractUpload>,
    upload: uploadByXhr,
    once: true,
    read: one(carrierAgreement),
  }),
}

export const httpContracts = (http: Http): Contracts => bindCalls(http, contractCalls)
