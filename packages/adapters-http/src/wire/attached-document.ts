import { type AttachedDocument, RECIPIENTS, type Recipient } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, isOneOf, linkAddress, text } from './values.ts'

/** How an address relates to its carrier. One that this portal does not know counts as not sent. */
export const recipient: Reader<Recipient | null> = value => {
  const read = typeof value === 'string' ? value.replaceAll('_', '-') : null
  return isOneOf(RECIPIENTS, read) ? read : null
}

/** A document beside a rate confirmation or an e-mail. */
export const attachedDocument: Reader<AttachedDocument> = record({
  name: text,
  url: linkAddress,
  bytes: count,
})
