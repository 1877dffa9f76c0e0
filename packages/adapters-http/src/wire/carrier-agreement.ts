import type { CarrierAgreement } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { id, instant, nullable, optional, text, yesNo } from './values.ts'

const agreement = record({
  id: id<'carrier-agreement'>,
  onboarding_packet_id: id<'onboarding-packet'>,
  is_broker_uploaded: yesNo,
  contract: record({ name: text }),
  file: nullable(storedFile),
  status: optional(text),
  created_at: optional(instant),
})

/** A contract inside a packet. Source: section 3, "Carrier agreement". */
export const carrierAgreement: Reader<CarrierAgreement> = value => {
  const { contract, ...read } = agreement(value)
  return { ...read, contractName: contract.name }
}
