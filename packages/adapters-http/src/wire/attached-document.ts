import type { AttachedDocument } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, linkAddress, text } from './values.ts'

/** A document beside a rate confirmation or an e-mail. */
export const attachedDocument: Reader<AttachedDocument> = record({
  name: text,
  url: linkAddress,
  bytes: count,
})
