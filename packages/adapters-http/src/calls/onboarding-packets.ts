import type {
  ConnectionId,
  GivenBankAccount,
  OnboardingPacket,
  OnboardingPacketId,
  OnboardingPackets,
  PacketTaxForm,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { list } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'

import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { rulesAssessment } from '../wire/rules-assessment.ts'
import { storedFile } from '../wire/stored-file.ts'
import { id, instant, nullable, optional, text } from '../wire/values.ts'

const taxForm: Reader<PacketTaxForm> = record({
  id: id<'tax-form-submission'>,
  tax_form_id: id<'tax-form'>,
  onboarding_packet_id: id<'onboarding-packet'>,
  file: storedFile,
  name: text,
  status: text,
})
const taxForms: Reader<readonly PacketTaxForm[]> = value => optional(list(taxForm))(value) ?? []

const account = nullable(record({ bank_name: text, account_last_four: ['lastFour', text] }))

/** Left out for users who may not see bank accounts. */
const bankAccount: Reader<GivenBankAccount> = value => (value === undefined ? 'hidden' : account(value))

/** What a carrier fills in and signs. Any status is kept unchanged. Source: section 3, "Onboarding packet". */
const onboardingPacket: Reader<OnboardingPacket> = record({
  id: id<'onboarding-packet'>,
  connection_id: id<'connection'>,
  status: text,
  rules_assessment: nullable(rulesAssessment),
  executed_contract_id: nullable(id<'contract'>),
  tax_form_submissions: ['taxForms', taxForms],
  bank_account: bankAccount,
  created_at: instant,
})

interface PacketsParams {
  readonly connectionId: ConnectionId
  readonly page?: number
}

/** Source: section 7, "Connections and onboarding". */
export const onboardingPacketCalls = {
  list: call({
    route: 'GET onboarding_packets',
    query: (params: PacketsParams) => ({
      connection_id: params.connectionId,
      q: { s: 'created_at desc' },
      ...paged(params),
    }),
    read: pageOf(list(onboardingPacket)),
  }),
  find: call({
    route: 'GET onboarding_packets/:id',
    path: (params: { readonly id: OnboardingPacketId }) => ({ id: params.id }),
    read: one(onboardingPacket),
  }),
}

export const httpOnboardingPackets = (http: Http): OnboardingPackets => bindCalls(http, onboardingPacketCalls)
