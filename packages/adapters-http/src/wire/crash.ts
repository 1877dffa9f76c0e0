import type { Crash } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text, yesNo } from './values.ts'

const crash: Reader<Crash> = record({
  id: id<'crash'>,
  carrier_id: id<'carrier'>,
  report_number: text,
  crash_date: ['occurredOn', calendarDate],
  state: nullable(text),
  city: nullable(text),
  fatalities: count,
  injuries: count,
  is_tow_away: yesNo,
  is_hazmat_released: yesNo,
  is_not_preventable: nullable(yesNo),
})

/** Crashes of a carrier's vehicles. Source: section 3, "Inspections, crashes and violations". */
export const crashes = list(crash)
