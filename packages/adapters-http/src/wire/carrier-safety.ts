import { BASICS, type CarrierSafety } from '@fairhaul/core'
import { safety } from './carrier-facts.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { amount, calendarDate, count, id, names, nullable, oneOf } from './values.ts'

/** A carrier's safety record as a whole. A category that is newer than this portal is left out. */
export const carrierSafety: Reader<CarrierSafety> = record({
  carrier_id: id<'carrier'>,
  summary: safety,
  basics: listOfKnown(
    names('basic', BASICS),
    record({ basic: oneOf(BASICS), measure: nullable(amount), percentile: nullable(count) }),
  ),
  measured_on: nullable(calendarDate),
})
