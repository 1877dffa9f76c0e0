import type { EditRequest } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, text } from './values.ts'

/** A correction that was asked for. Source: section 3, "Edit request". */
export const editRequest: Reader<EditRequest> = record({
  id: id<'edit-request'>,
  carrier_id: id<'carrier'>,
  message: text,
})
