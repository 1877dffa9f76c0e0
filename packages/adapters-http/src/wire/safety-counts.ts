import type { SafetyCounts } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, nullable } from './values.ts'

const number = nullable(count)

/** What a carrier's inspections add up to. */
export const safetyCounts: Reader<SafetyCounts> = record({
  vehicle_inspections: number,
  vehicle_out_of_service: number,
  driver_inspections: number,
  driver_out_of_service: number,
})
