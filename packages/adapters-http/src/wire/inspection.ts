import type { InspectedUnit, Inspection } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, nullable, text, yesNo } from './values.ts'

const unit: Reader<InspectedUnit> = record({
  number: count,
  unit_type: nullable(count),
  vin: nullable(text),
  make: nullable(text),
  plate: nullable(text),
  plate_state: nullable(text),
  is_out_of_service: yesNo,
})

const inspection: Reader<Inspection> = record({
  id: id<'inspection'>,
  carrier_id: id<'carrier'>,
  report_number: text,
  inspection_date: ['inspectedOn', calendarDate],
  level: nullable(count),
  country: nullable(text),
  state: nullable(text),
  units: list(unit),
  out_of_service: record({ vehicle: nullable(yesNo), driver: nullable(yesNo), hazmat: nullable(yesNo) }),
  violations_count: count,
})

/** Inspections of a carrier. Source: section 3, "Inspections, crashes and violations". */
export const inspections = list(inspection)
