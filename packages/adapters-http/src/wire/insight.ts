import { INSIGHT_KINDS, type Insight } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, id, names, nullable, oneOf, text } from './values.ts'

const insight: Reader<Insight> = record({
  id: id<'insight'>,
  carrier_id: id<'carrier'>,
  is_type: ['kind', oneOf(INSIGHT_KINDS)],
  detail: nullable(text),
  found_on: calendarDate,
})

/** What was derived about a carrier. A kind that is newer than this portal is left out. */
export const insights = listOfKnown(names('is_type', INSIGHT_KINDS), insight)
