import { type SafetyCounts, TIED_BY, TIED_ENDS, type TieToEnded } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { amount, calendarDate, count, nullable, oneOf, text } from './values.ts'

const number = nullable(count)
const word = nullable(text)
const day = nullable(calendarDate)
const measured = nullable(record({ measure: amount, on: calendarDate }))

/** What a carrier's inspections, crashes and measures add up to. */
export const safetyCounts: Reader<SafetyCounts> = record({
  vehicle_inspections: number,
  vehicle_out_of_service: number,
  driver_inspections: number,
  driver_out_of_service: number,
  english_out_of_service_on: day,
  english_unread_on: day,
  crashes_24_months: number,
  crashes_source: word,
  crashes_as_of: day,
  measures: nullable(
    record({
      unsafe_driving: ['unsafe_driving', measured],
      hours_of_service: ['hours_of_service', measured],
      driver_fitness: ['driver_fitness', measured],
      controlled_substances: ['controlled_substances', measured],
      vehicle_maintenance: ['vehicle_maintenance', measured],
    }),
  ),
  measures_source: word,
})

/** The carriers that should not operate and that a carrier is tied to. */
export const tiesToEnded: Reader<readonly TieToEnded[]> = list(
  record({ by: oneOf(TIED_BY), dot: word, end: oneOf(TIED_ENDS), on: day }),
)
