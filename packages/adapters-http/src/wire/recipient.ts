import { IDENTITY_TERMS, type IdentityTerm, type Recipient } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, isOneOf, optional, text } from './values.ts'

/** A result that this portal does not know is not checked, as it may be grave. */
const term: Reader<IdentityTerm> = value => {
  const read = text(value).replaceAll('_', '-')
  return isOneOf(IDENTITY_TERMS, read) ? read : 'not-checked'
}

/** How an address relates to its carrier. Null: a monitor that does not say. */
export const recipient: Reader<Recipient | null> = optional(
  record({
    term,
    whose: optional(record({ value: text, carrier_id: id<'carrier'>, legal_name: text })),
  }),
)
