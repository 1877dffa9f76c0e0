import type { PowerUnitStats, TouchedArea } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text } from './values.ts'

const answered = record({
  areas: list(record({ area_id: id<'area'>, name: text, zip: text, count, last_on: calendarDate })),
})

/** Areas where trucks were seen, from the answer that holds them. Source: section 7, "Carriers". */
export const touchedAreas: Reader<readonly TouchedArea[]> = body => answered(body).areas

/** How many trucks, by who says so. Source: section 3, "Power units". */
export const powerUnitStats: Reader<PowerUnitStats> = record({
  carrier_id: id<'carrier'>,
  reported: nullable(count),
  inspected: nullable(count),
  on_eld: nullable(count),
  insured: nullable(count),
})
