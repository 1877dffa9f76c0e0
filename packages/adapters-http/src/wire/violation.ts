import type { Violation } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text, yesNo } from './values.ts'

const violation: Reader<Violation> = record({
  id: id<'violation'>,
  inspection_id: id<'inspection'>,
  carrier_id: id<'carrier'>,
  found_on: calendarDate,
  code: text,
  description: nullable(text),
  category: nullable(count),
  unit: nullable(text),
  is_out_of_service: yesNo,
  is_dismissed: yesNo,
})

/** What inspectors wrote up. Source: section 3, "Inspections, crashes and violations". */
export const violations = list(violation)
